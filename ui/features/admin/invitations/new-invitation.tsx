import { TextField } from "../../../components/text-field.tsx"
import { invitationMessages } from "../../../messages/invitations.ts"
import { CopyLinkButton } from "../../links/copy-link-button.tsx"

interface NewInvitationProps {
  readonly link: string
  /** Null if it wasn't mailed. */
  readonly mailedTo: string | null
}

/** Shows the link this once, because only a digest of its code is stored. */
export const NewInvitation = ({ link, mailedTo }: NewInvitationProps) => (
  <div className="portal-note form" role="status">
    <p>
      <b>{invitationMessages.made}</b>
      {". "}
      {invitationMessages.madeHint}
    </p>
    {mailedTo !== null && <p>{invitationMessages.mailed(mailedTo)}</p>}
    <TextField label={invitationMessages.link} value={link} readOnly onChange={() => undefined} />
    <CopyLinkButton url={link} takesFocus />
  </div>
)
