import type { VisitorPageModel as OfHive } from "#core/contract/visitor-page.ts"
import type { HelpNotes } from "#core/domain/feedback/help-note.ts"
import type { OperatorAddresses } from "../components/operator-links.ts"

export interface VisitorViewModel extends OfHive {
  /** External service that reads texts, too; undefined if only this server does. */
  readonly readBy?: string | undefined
  readonly helpNotes?: HelpNotes | undefined
  readonly links?: OperatorAddresses
  /** Whether owners are known to an identity provider or the operator, because nobody can sign up alone. */
  readonly isOwnerChecked?: boolean
}
