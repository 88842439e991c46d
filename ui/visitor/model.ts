import type { VisitorPageModel as OfHive } from "#core/contract/visitor-page.ts"
import type { HelpNotes } from "#core/domain/feedback/help-note.ts"
import type { OperatorAddresses } from "../components/operator-links.ts"

/** All that the visitor page shows, with what it tells of how this server is run. */
export interface VisitorPageModel extends OfHive {
  /** The service elsewhere that reads texts, too; none: this server alone. */
  readonly readBy?: string | undefined
  /** Words of help, and where to find it, as whoever runs this server gave them. */
  readonly helpNotes?: HelpNotes | undefined
  /** What the operator of this server lets pages link to. */
  readonly links?: OperatorAddresses
  /** An identity provider knows who the owner is, or whoever runs this server does: nobody signs up alone. */
  readonly isOwnerChecked?: boolean
}
