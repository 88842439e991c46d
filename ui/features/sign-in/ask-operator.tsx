import { useContext } from "react"
import { ContactLink } from "../../components/contact-link.tsx"
import { OperatorLinks } from "../../components/operator-links.ts"
import { signInMessages } from "../../messages/sign-in.ts"

/** Way to a new password if the server sends no mail. */
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
