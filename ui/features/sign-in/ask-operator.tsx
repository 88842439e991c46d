import { ContactLink, contactName } from "../../components/contact-link.tsx"
import { Sentence } from "../../components/sentence.tsx"
import { useSettings } from "../../components/settings-context.ts"
import { useMessages } from "../../messages/messages-context.ts"

export const AskOperator = () => {
  const signInMessages = useMessages("signIn")
  const { contact } = useSettings()
  return (
    <>
      <p>{signInMessages.noMailLead}</p>
      {contact !== null && (
        <p>
          <Sentence
            parts={signInMessages.noMailContact({
              contact: contactName(contact),
              link: (text) => <ContactLink contact={contact}>{text}</ContactLink>
            })}
          />
        </p>
      )}
    </>
  )
}
