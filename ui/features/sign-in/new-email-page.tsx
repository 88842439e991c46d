import { calls } from "#core/contract/calls.ts"
import { isUnauthorized, request, userMessageOf } from "../../api/api-client.ts"
import { useAddressIn } from "../../components/language-context.ts"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import type { SignInMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import type { ErrorTexts } from "../../text/error-text.ts"
import { MailedLinkPage } from "./mailed-link-page.tsx"

const refusalReason = (error: unknown, signInMessages: SignInMessages, apiErrors: ErrorTexts): string =>
  isUnauthorized(error)
    ? signInMessages.newEmailSignIn
    : userMessageOf(error, signInMessages.unreachable, apiErrors)

export const NewEmailPage = () => {
  const signInMessages = useMessages("signIn")
  const apiErrors = useErrorTexts()
  const addressIn = useAddressIn()
  const accountAddress = addressIn("/account")
  return (
    <MailedLinkPage
      title={signInMessages.newEmailTitle}
      lead={signInMessages.newEmailLead}
      label={signInMessages.newEmail}
      busyLabel={signInMessages.changingEmail}
      use={(token) => request(calls.confirmNewEmail, { body: { token } })}
      to={accountAddress}
      whyNot={(error) => refusalReason(error, signInMessages, apiErrors)}
      wayOut={(error) =>
        isUnauthorized(error) && (
          // Opens another tab, because only this one still holds the secret of the link.
          <a className="button block" href={addressIn("/sign-in")} target="_blank" rel="noopener noreferrer">
            {signInMessages.signIn}
          </a>
        )
      }
      unusable={{
        text: signInMessages.newEmailUnusable,
        actions: (
          <a className="button primary block" href={accountAddress}>
            {signInMessages.toAccount}
          </a>
        )
      }}
    />
  )
}
