import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import type { Coding } from "../answers/coding.ts"

/** The pages as whole HTML documents. Made by the UI's build, handed in by the composition root. */
export interface Pages {
  readonly visitor: (model: VisitorPageModel) => string
  /** The visitor page's form alone, with what was typed and why it was refused. Owes nothing to any hive. */
  readonly refused: (refused: { readonly message: string; readonly text: string }) => string
  /** 'Profile Not Found', for a path that looks like a link and is nobody's. Sent with status 404. */
  readonly profileNotFound: (link: string) => string
  /** A page that everybody may see, as its address asks for it: the landing page at "/". The same whoever asks. */
  readonly open: (url: URL) => string
  /** Packs a page, as well as it goes when it is cached, else in haste. Left out: pages are sent as they are. */
  readonly pack?: (html: string, coding: Coding, isCached: boolean) => Promise<Uint8Array<ArrayBuffer>>
  /** For an address that is none. Sent with status 404. */
  readonly notFound: () => string
  /** The app's shell: the same bytes for every route of the app. */
  readonly app: () => string
  /** `'sha256-…'` of inline styles and scripts, if any page has some; they join the pages' CSP. */
  readonly inlineHashes?: { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> }
}
