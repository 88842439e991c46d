import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import type { Coded } from "../answers/coding.ts"

/** A page that is drawn seldom and sent often: packed, too, where the composition root can do that. */
interface DrawnPage {
  readonly html: string
  readonly coded?: Coded
}

/** The pages as whole HTML documents. Made by the UI's build, handed in by the composition root. */
export interface Pages {
  readonly visitor: (model: VisitorPageModel) => string
  /** The visitor page's form alone, with what was typed and why it was refused. Owes nothing to any hive. */
  readonly refused: (refused: { readonly message: string; readonly text: string }) => string
  /** 'Profile Not Found', for a path that looks like a link and is nobody's. Sent with status 404. */
  readonly profileNotFound: (link: string) => string
  /** A page that everybody may see, as its address asks for it: the landing page at "/". The same whoever asks. */
  readonly open: (url: URL) => DrawnPage
  /** For an address that is none. Sent with status 404. */
  readonly notFound: () => string
  /** The app's shell: the same bytes for every route of the app. */
  readonly app: () => string
  /** `'sha256-…'` of inline styles and scripts, if any page has some; they join the pages' CSP. */
  readonly inlineHashes?: { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> }
}
