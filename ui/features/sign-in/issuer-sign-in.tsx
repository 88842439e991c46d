import { ownPath } from "#core/domain/pages/own-path.ts"
import { loginUrl } from "../../api/login-url.ts"
import { problemText, signInMessages } from "../../messages/sign-in.ts"
import { AuthLayout } from "./auth-layout.tsx"
import { Refusal } from "./form-error.tsx"
import type { SignInSearch } from "./sign-in-search.ts"

interface IssuerSignInProps extends SignInSearch {
  readonly issuer: string
}

export const IssuerSignIn = ({ issuer, returnTo, problem }: IssuerSignInProps) => {
  const message = problemText(problem)
  return (
    <AuthLayout title={signInMessages.signInTitle}>
      {message !== undefined && <Refusal message={message} />}
      <a className="button primary block" href={loginUrl(ownPath(returnTo) ?? "/")}>
        {signInMessages.continueWith(issuer)}
      </a>
    </AuthLayout>
  )
}
