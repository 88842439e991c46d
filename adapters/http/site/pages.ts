import type { PublicBadges } from "#core/contract/progress-schemas.ts"
import type { PublicProfile } from "#core/contract/public-profile-schemas.ts"
import type { Coded } from "../answers/coding.ts"

/** All that the visitor page shows. The same whoever asks: visitor routes ignore cookies. */
export interface VisitorPageModel {
  /** Its id: the same however the address spells it. */
  readonly link: string
  readonly profile: PublicProfile
  readonly badges: PublicBadges
  /** The owner lets the page take nothing at the moment. */
  readonly isPaused: boolean
  /** After `?sent=1`: thanks instead of the form. */
  readonly sent: boolean
  /** Why the form's post was refused, for people. */
  readonly error: string | null
  /** What was typed, kept when the post was refused; else empty. */
  readonly text: string
  /** Origin for absolute links, without a slash at its end. */
  readonly publicUrl: string
}

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
