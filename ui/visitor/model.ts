import type { PublicBadges } from "#core/contract/progress-schemas.ts"
import type { PublicProfile } from "#core/contract/public-profile-schemas.ts"
import type { HelpNotes } from "#core/domain/feedback/help-note.ts"

/** All that the visitor page shows; the same as `adapters/http/site/pages.ts` declares. */
export interface VisitorPageModel {
  readonly link: string
  readonly profile: PublicProfile
  readonly badges: PublicBadges
  /** The owner lets the page take nothing at the moment. */
  readonly isPaused: boolean
  /** After `?sent=1`. */
  readonly sent: boolean
  /** Why the form's post was refused. */
  readonly error: string | null
  /** What was typed, kept when the post was refused; else empty. */
  readonly text: string
  /** Origin for absolute links, without a slash at its end. */
  readonly publicUrl: string
  /** The service elsewhere that reads texts, too; none: this server alone. */
  readonly readBy?: string | undefined
  /** Words of help, and where to find it, as whoever runs this server gave them. */
  readonly helpNotes?: HelpNotes | undefined
  /** How to reach whoever runs this server. */
  readonly contact?: string | null
  /** An identity provider knows who the owner is. */
  readonly isOwnerChecked?: boolean
}
