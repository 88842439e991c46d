import { commonMessages } from "../../messages/common.ts"
import { signInMessages } from "../../messages/sign-in.ts"

export const TermsLine = () => (
  <p className="soft">
    {signInMessages.acceptTerms} <a href="/terms">{commonMessages.terms}</a>
    {signInMessages.acceptPrivacy} <a href="/privacy">{commonMessages.privacy}</a> {signInMessages.acceptEnd}
  </p>
)
