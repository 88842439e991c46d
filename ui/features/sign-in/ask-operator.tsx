import { ContactLink } from "../../components/contact-link.tsx"
import { useSettings } from "../../components/settings-context.ts"
import { useMessages } from "../../messages/messages-context.ts"

/** Way to a new password if the server sends no mail. */
export const AskOperator = () => {
  const signInMessages = useMessages("signIn")

  const { contact } = useSettings()
  return (
    <>
      <p>{signInMessages.noMailLead}</p>
      {contact !== null && (
        <p>
          {signInMessages.noMailBefore} <ContactLink contact={contact} />
        </p>
      )}
    </>
  )
}
