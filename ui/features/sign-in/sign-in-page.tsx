import { useState } from "react"
import { calls } from "#core/contract/calls.ts"
import { ownPath } from "#core/domain/pages/own-path.ts"
import { request } from "../../api/api-client.ts"
import { FieldProblem } from "../../components/field.tsx"
import { useAddressIn, useLanguageQuery } from "../../components/language-context.ts"
import { useSettings } from "../../components/settings-context.ts"
import type { SignInMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { AccountForm } from "./account-form.tsx"
import { AuthLayout } from "./auth-layout.tsx"
import { CodeSignIn } from "./code-sign-in.tsx"
import { IssuerButton } from "./issuer-button.tsx"
import { IssuerSignIn } from "./issuer-sign-in.tsx"
import { MailSent } from "./mail-sent.tsx"
import { MailedLinkForm } from "./mailed-link-form.tsx"
import { NeedsInvitation } from "./needs-invitation.tsx"
import { OtherMode } from "./other-mode.tsx"
import { problemText } from "./problem-text.ts"
import type { SignInSearch } from "./sign-in-search.ts"
import { useInvitation } from "./use-invitation.ts"
import { withInvitation } from "./use-sign-in.ts"
import { useSignInMode } from "./use-sign-in-mode.ts"

interface SignInPageProps {
  readonly pathname: string
  readonly search: SignInSearch
  readonly issuer: string | null
  readonly sendsMail: boolean
}

const pageTitlesOf = (signInMessages: SignInMessages) =>
  ({ "sign-in": signInMessages.signInTitle, "sign-up": signInMessages.signUpTitle }) as const

/** Switching between sign-in and sign-up keeps the email, in this page's memory only. */
export const SignInPage = ({ pathname, search, issuer, sendsMail }: SignInPageProps) => {
  const signInMessages = useMessages("signIn")
  const secondFactorMessages = useMessages("secondFactor")
  const [email, setEmail] = useState("")
  const [isCodeNeeded, setCodeNeeded] = useState(false)
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const [mode, goTo] = useSignInMode(pathname, () => {
    setCodeNeeded(false)
    setMailedTo(null)
  })
  const { hasPasswords } = useSettings()
  const addressIn = useAddressIn()
  const query = useLanguageQuery()
  const { invitation, needsInvitation } = useInvitation(mode)

  if (issuer !== null && !hasPasswords)
    return (
      <IssuerSignIn issuer={issuer} {...search} invitation={invitation} needsInvitation={needsInvitation} />
    )
  if (mailedTo !== null) {
    return (
      <MailSent text={signInMessages.accountMailed({ email: mailedTo })} onAgain={() => setMailedTo(null)} />
    )
  }
  const enter = (): void => window.location.assign(ownPath(search.returnTo) ?? "/")
  if (isCodeNeeded) {
    return (
      <AuthLayout title={secondFactorMessages.signInTitle}>
        <CodeSignIn
          send={(code) => request(calls.signInWithCode, { body: { code }, query })}
          onIn={enter}
          onStartAgain={() => setCodeNeeded(false)}
        />
      </AuthLayout>
    )
  }
  if (needsInvitation) {
    return (
      <AuthLayout title={signInMessages.invitationTitle}>
        <NeedsInvitation />
        <OtherMode from={mode} search={search} onGo={goTo} />
      </AuthLayout>
    )
  }
  const message = problemText(search.problem, signInMessages)
  return (
    <AuthLayout title={pageTitlesOf(signInMessages)[mode]}>
      {message !== undefined && <FieldProblem text={message} />}
      {mode === "sign-up" && invitation !== null && <p className="soft">{signInMessages.invitedLead}</p>}
      {mode === "sign-up" && sendsMail ? (
        <MailedLinkForm
          lead={signInMessages.signUpByMailLead}
          showsTerms
          email={email}
          onEmail={setEmail}
          ask={(typed) =>
            request(calls.signUp, { body: withInvitation({ email: typed }, invitation), query })
          }
          onSent={setMailedTo}
        />
      ) : (
        <AccountForm
          key={mode}
          mode={mode}
          invitation={invitation}
          email={email}
          onEmail={setEmail}
          onIn={enter}
          onCodeNeeded={() => setCodeNeeded(true)}
        />
      )}
      {issuer !== null && (
        <IssuerButton
          issuer={issuer}
          returnTo={search.returnTo}
          invitation={mode === "sign-up" ? invitation : null}
        />
      )}
      {mode === "sign-in" && (
        <p className="other">
          <a className="link" href={addressIn("/forgot-password")}>
            {signInMessages.forgot}
          </a>
        </p>
      )}
      <OtherMode from={mode} search={search} onGo={goTo} />
    </AuthLayout>
  )
}
