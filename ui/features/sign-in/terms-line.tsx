import { useAddressIn } from "../../components/language-context.ts"
import { Sentence } from "../../components/sentence.tsx"
import { useMessages } from "../../messages/messages-context.ts"

export const TermsLine = () => {
  const signInMessages = useMessages("signIn")
  const addressIn = useAddressIn()
  const parts = signInMessages.accept({
    terms: (text) => <a href={addressIn("/terms")}>{text}</a>,
    privacy: (text) => <a href={addressIn("/privacy")}>{text}</a>
  })
  return (
    <p className="soft">
      <Sentence parts={parts} />
    </p>
  )
}
