import { ContactLink } from "../../components/contact-link.tsx"
import { useSettings } from "../../components/settings-context.ts"
import { invitationMessages } from "../../messages/invitations.ts"

/** Way to an account for somebody who has no invitation. */
export const NeedsInvitation = () => {
  const { contact } = useSettings()
  return (
    <>
      <p>{invitationMessages.neededLead}</p>
      {contact !== null && (
        <p>
          {invitationMessages.neededContact} <ContactLink contact={contact} />
        </p>
      )}
    </>
  )
}
