import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { useAddressIn, useLanguageQuery } from "../../components/language-context.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { PasswordLinkPage } from "./password-link-page.tsx"

export const ConfirmPage = () => {
  const signInMessages = useMessages("signIn")
  const addressIn = useAddressIn()
  const query = useLanguageQuery()
  return (
    <PasswordLinkPage
      title={signInMessages.confirmTitle}
      lead={signInMessages.confirmLead}
      field={signInMessages.password}
      label={signInMessages.confirm}
      busyLabel={signInMessages.confirming}
      use={(chosen) => request(calls.confirmSignUp, { body: chosen, query })}
      onDone={() => window.location.assign("/")}
      unusable={{
        text: signInMessages.confirmUnusable,
        actions: (
          <>
            <a className="button primary block" href={addressIn("/sign-in")}>
              {signInMessages.signIn}
            </a>
            <a className="button block" href={addressIn("/sign-up")}>
              {signInMessages.signUp}
            </a>
          </>
        )
      }}
    />
  )
}
