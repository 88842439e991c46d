import { useAddressIn } from "../../components/language-context.ts"
import { commonMessages } from "../../messages/common.ts"
import { signInMessages } from "../../messages/sign-in.ts"

export const TermsLine = () => {
  const addressIn = useAddressIn()
  return (
    <p className="soft">
      {signInMessages.acceptTerms} <a href={addressIn("/terms")}>{commonMessages.terms}</a>
      {signInMessages.acceptPrivacy} <a href={addressIn("/privacy")}>{commonMessages.privacy}</a>{" "}
      {signInMessages.acceptEnd}
    </p>
  )
}
