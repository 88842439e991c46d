import { FieldProblem } from "../../components/field.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { AuthLayout } from "./auth-layout.tsx"
import { IssuerButton } from "./issuer-button.tsx"
import { NeedsInvitation } from "./needs-invitation.tsx"
import { problemText } from "./problem-text.ts"
import type { SignInSearch } from "./sign-in-search.ts"

interface IssuerSignInProps extends SignInSearch {
  readonly issuer: string
  readonly invitation?: string | null
  readonly needsInvitation?: boolean
}

export const IssuerSignIn = ({
  issuer,
  returnTo,
  problem,
  invitation = null,
  needsInvitation = false
}: IssuerSignInProps) => {
  const signInMessages = useMessages("signIn")
  const message = problemText(problem, signInMessages)
  return (
    <AuthLayout title={signInMessages.signInTitle}>
      {message !== undefined && <FieldProblem text={message} />}
      {needsInvitation && <NeedsInvitation />}
      {invitation !== null && <p className="soft">{signInMessages.invitedLead}</p>}
      <IssuerButton issuer={issuer} returnTo={returnTo} invitation={invitation} />
    </AuthLayout>
  )
}
