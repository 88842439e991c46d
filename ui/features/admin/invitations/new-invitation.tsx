import { CopyIcon } from "../../../components/icons.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { useMessages } from "../../../messages/messages-context.ts"
import { copyLink } from "../copy-link.ts"

interface NewInvitationProps {
  readonly link: string
  readonly mailedTo: string | null
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

export const NewInvitation = ({ link, mailedTo }: NewInvitationProps) => {
  const invitationMessages = useMessages("invitations")
  const ownersMessages = useMessages("owners")
  return (
    <div className="portal-note form" role="status">
      <p>
        <b>{invitationMessages.made}</b>
        {". "}
        {invitationMessages.madeHint}
      </p>
      {mailedTo !== null && <p>{invitationMessages.mailed({ email: mailedTo })}</p>}
      <TextField label={invitationMessages.link} value={link} readOnly onChange={() => undefined} />
      <button
        ref={takeFocus}
        type="button"
        className="button primary"
        onClick={() => void copyLink(link, ownersMessages)}
      >
        <CopyIcon />
        {ownersMessages.copy}
      </button>
    </div>
  )
}
