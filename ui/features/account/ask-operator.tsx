import { useContext } from "react"
import { Contact } from "../../components/contact.ts"
import { ContactLink } from "../../components/contact-link.tsx"
import { accountMessages } from "../../messages/account.ts"

/** The way to a new password where no mail is sent. */
export const AskOperator = () => {
  const contact = useContext(Contact)
  return (
    <>
      <p>{accountMessages.noMailLead}</p>
      {contact !== null && (
        <p>
          {accountMessages.noMailBefore} <ContactLink contact={contact} />
        </p>
      )}
    </>
  )
}
