import { Sentence } from "../../components/sentence.tsx"
import { useMessages } from "../../messages/messages-context.ts"

export const TermsLine = () => {
  const signInMessages = useMessages("signIn")
  const parts = signInMessages.accept({
    terms: (text) => <a href="/terms">{text}</a>,
    privacy: (text) => <a href="/privacy">{text}</a>
  })
  return (
    <p className="soft">
      <Sentence parts={parts} />
    </p>
  )
}
