import { useContext } from "react"
import { Contact } from "../../components/contact.ts"
import { ContactLink } from "../../components/contact-link.tsx"
import { signInMessages } from "../../messages/sign-in.ts"

/** The way to a new password where no mail is sent. */
export const AskOperator = () => {
  const contact = useContext(Contact)
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
