import { useContext } from "react"
import { ContactLink } from "../../components/contact-link.tsx"
import { OperatorLinks } from "../../components/operator-links.ts"
import { signInMessages } from "../../messages/sign-in.ts"

/** The way to a new password where no mail is sent. */
export const AskOperator = () => {
  const { contact } = useContext(OperatorLinks)
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
