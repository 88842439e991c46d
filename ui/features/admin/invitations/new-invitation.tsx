import { TextField } from "../../../components/text-field.tsx"
import { useMessages } from "../../../messages/messages-context.ts"
import { CopyButton } from "../copy-button.tsx"

interface NewInvitationProps {
  readonly link: string
  readonly mailedTo: string | null
}

export const NewInvitation = ({ link, mailedTo }: NewInvitationProps) => {
  const invitationMessages = useMessages("invitations")
  return (
    <div className="portal-note form" role="status">
      <p>
        <b>{invitationMessages.made}</b> {invitationMessages.madeHint}
      </p>
      {mailedTo !== null && <p>{invitationMessages.mailed({ email: mailedTo })}</p>}
      <TextField label={invitationMessages.link} value={link} readOnly onChange={() => undefined} />
      <CopyButton link={link} takesFocus />
    </div>
  )
}
