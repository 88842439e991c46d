import { useState } from "react"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { useAddressIn } from "../../components/language-context.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { AuthLayout } from "./auth-layout.tsx"
import { PasswordLinkPage } from "./password-link-page.tsx"

export const ResetPage = () => {
  const signInMessages = useMessages("signIn")
  const addressIn = useAddressIn()
  const [isDone, setDone] = useState(false)
  if (isDone) return <Done />
  return (
    <PasswordLinkPage
      title={signInMessages.resetTitle}
      field={signInMessages.newPassword}
      label={signInMessages.saveNewPassword}
      busyLabel={signInMessages.savingNewPassword}
      use={(chosen) => request(calls.resetPassword, { body: chosen })}
      onDone={() => setDone(true)}
      unusable={{
        text: signInMessages.linkUnusable,
        actions: (
          <a className="button primary block" href={addressIn("/forgot-password")}>
            {signInMessages.askForNewLink}
          </a>
        )
      }}
    />
  )
}

const Done = () => {
  const signInMessages = useMessages("signIn")
  return (
    <AuthLayout title={signInMessages.resetDoneTitle} focusesHeading>
      <p>{signInMessages.resetDone}</p>
      <a className="button primary block" href={useAddressIn()("/sign-in")}>
        {signInMessages.signIn}
      </a>
    </AuthLayout>
  )
}
