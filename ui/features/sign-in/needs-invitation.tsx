import { ContactLink } from "../../components/contact-link.tsx"
import { useSettings } from "../../components/settings-context.ts"
import { useMessages } from "../../messages/messages-context.ts"

export const NeedsInvitation = () => {
  const signInMessages = useMessages("signIn")
  const { contact } = useSettings()
  return (
    <>
      <p>{signInMessages.invitationLead}</p>
      {contact !== null && (
        <p>
          {signInMessages.invitationContact} <ContactLink contact={contact} />
        </p>
      )}
    </>
  )
}
