import { everyPageMessages } from "../../messages/every-page.ts"
import { signInMessages } from "../../messages/sign-in.ts"

export const TermsLine = () => (
  <p className="soft">
    {signInMessages.acceptTerms} <a href="/terms">{everyPageMessages.terms}</a>
    {signInMessages.acceptPrivacy} <a href="/privacy">{everyPageMessages.privacy}</a>{" "}
    {signInMessages.acceptEnd}
  </p>
)
