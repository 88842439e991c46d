import type { PublicBadges } from "./progress-schemas.ts"
import type { PublicProfile } from "./public-profile-schemas.ts"

/** All that the visitor page shows of a hive and of what was sent. The same whoever asks: visitor routes ignore cookies. */
export interface VisitorPageModel {
  /** Its id: the same however the address spells it. */
  readonly link: string
  readonly profile: PublicProfile
  readonly badges: PublicBadges
  /** The page takes nothing at the moment. */
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
