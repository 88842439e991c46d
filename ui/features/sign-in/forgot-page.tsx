import { useState } from "react"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { useAddressIn, useLanguageQuery } from "../../components/language-context.ts"
import { useSettings } from "../../components/settings-context.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { AskOperator } from "./ask-operator.tsx"
import { AuthLayout } from "./auth-layout.tsx"
import { IssuerSignIn } from "./issuer-sign-in.tsx"
import { MailSent } from "./mail-sent.tsx"
import { MailedLinkForm } from "./mailed-link-form.tsx"

interface ForgotPageProps {
  readonly issuer: string | null
  readonly sendsMail: boolean
}

export const ForgotPage = ({ issuer, sendsMail }: ForgotPageProps) => {
  const signInMessages = useMessages("signIn")
  const { hasPasswords } = useSettings()
  const addressIn = useAddressIn()
  const query = useLanguageQuery()
  const [email, setEmail] = useState("")
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (issuer !== null && !hasPasswords) return <IssuerSignIn issuer={issuer} />
  if (sentTo !== null)
    return <MailSent text={signInMessages.linkSent({ email: sentTo })} onAgain={() => setSentTo(null)} />
  return (
    <AuthLayout title={signInMessages.forgotTitle}>
      {sendsMail ? (
        <MailedLinkForm
          lead={signInMessages.forgotLead}
          email={email}
          onEmail={setEmail}
          ask={(typed) => request(calls.forgotPassword, { body: { email: typed }, query })}
          onSent={setSentTo}
        />
      ) : (
        <AskOperator />
      )}
      <p className="other">
        <a className="link" href={addressIn("/sign-in")}>
          {signInMessages.backToSignIn}
        </a>
      </p>
    </AuthLayout>
  )
}
