import { calls } from "#core/contract/calls.ts"
import { isMailedLinkUnusable, isUnauthorized, request, userMessageOf } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { FieldProblem } from "../../components/field.tsx"
import { useAddressIn } from "../../components/language-context.ts"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import type { SignInMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import type { ErrorTexts } from "../../text/error-text.ts"
import { AuthLayout } from "./auth-layout.tsx"
import { LinkUnusable } from "./link-unusable.tsx"
import { NeedsScript } from "./needs-script.tsx"
import { useLinkSecret } from "./use-link-secret.ts"
import { useSending } from "./use-sending.ts"

const refusalReason = (error: unknown, signInMessages: SignInMessages, apiErrors: ErrorTexts): string =>
  isUnauthorized(error)
    ? signInMessages.newEmailSignIn
    : userMessageOf(error, signInMessages.unreachable, apiErrors)

const confirmNewEmail = (token: string) => request(calls.confirmNewEmail, { body: { token } })

/** Target of a mailed link. It waits for a press, because mail scanners open links, too. */
export const NewEmailPage = () => {
  const signInMessages = useMessages("signIn")
  const apiErrors = useErrorTexts()
  const addressIn = useAddressIn()
  const accountAddress = addressIn("/account")
  const token = useLinkSecret()
  const { send, isSending, error } = useSending(confirmNewEmail, () => window.location.assign(accountAddress))
  const isForgotten = token === ""
  if (isForgotten || isMailedLinkUnusable(error))
    return (
      <LinkUnusable
        text={signInMessages.newEmailUnusable}
        isForgotten={isForgotten}
        actions={
          <a className="button primary block" href={accountAddress}>
            {signInMessages.toAccount}
          </a>
        }
      />
    )
  return (
    <AuthLayout title={signInMessages.newEmailTitle}>
      <p>{signInMessages.newEmailLead}</p>
      {error !== null && <FieldProblem text={refusalReason(error, signInMessages, apiErrors)} />}
      {isUnauthorized(error) && (
        // Opens another tab, because only this one still holds the secret of the link.
        <a className="button block" href={addressIn("/sign-in")} target="_blank" rel="noopener noreferrer">
          {signInMessages.signIn}
        </a>
      )}
      <NeedsScript />
      <Button
        kind="primary"
        block
        busy={isSending}
        disabled={token === null}
        onClick={() => void send(token ?? "")}
      >
        {isSending ? signInMessages.changingEmail : signInMessages.newEmail}
      </Button>
    </AuthLayout>
  )
}
