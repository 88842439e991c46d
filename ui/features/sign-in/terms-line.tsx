import { useMessages } from "../../messages/messages-context.ts"

export const TermsLine = () => {
  const signInMessages = useMessages("signIn")
  const commonMessages = useMessages("common")
  return (
    <p className="soft">
      {signInMessages.acceptTerms} <a href="/terms">{commonMessages.terms}</a>
      {signInMessages.acceptPrivacy} <a href="/privacy">{commonMessages.privacy}</a>{" "}
      {signInMessages.acceptEnd}
    </p>
  )
}
