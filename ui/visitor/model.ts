import type { PublicProfile } from "#core/contract/feedback-schemas.ts"
import type { PublicBadges } from "#core/contract/gamification-schemas.ts"

/** All that the visitor page shows; the same as `adapters/http/pages.ts` declares. */
export interface VisitorPageModel {
  readonly link: string
  readonly profile: PublicProfile
  readonly badges: PublicBadges
  /** After `?sent=1`. */
  readonly sent: boolean
  /** Why the form's post was refused. */
  readonly error: string | null
  /** What was typed, kept when the post was refused; else empty. */
  readonly text: string
  /** Origin for absolute links, without a slash at its end. */
  readonly publicUrl: string
}
