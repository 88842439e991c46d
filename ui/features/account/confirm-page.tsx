import { calls } from "#core/contract/calls.ts"
import { ApiError, request, userMessageOf } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { accountMessages } from "../../messages/account.ts"
import { AccountDoor } from "./account-door.tsx"
import { NeedsScript } from "./needs-script.tsx"
import { Refusal } from "./refusal.tsx"
import { useLinkSecret } from "./use-link-secret.ts"
import { useSending } from "./use-sending.ts"

const isUsedUp = (error: unknown): boolean => error instanceof ApiError && error.status === 410

/** Where the link that opens an account leads. It waits for a press: programs that look at mails follow links, too. */
export const ConfirmPage = () => {
  const token = useLinkSecret()
  const opening = useSending(
    (secret: string) => request(calls.confirmSignUp, { body: { token: secret } }),
    () => window.location.assign("/")
  )
  if (token === "" || isUsedUp(opening.error)) return <ConfirmUnusable />
  return (
    <AccountDoor title={accountMessages.confirmTitle}>
      <p>{accountMessages.confirmLead}</p>
      {opening.error !== null && (
        <Refusal message={userMessageOf(opening.error, accountMessages.unreachable)} />
      )}
      <NeedsScript />
      <Button
        kind="primary"
        block
        busy={opening.isSending}
        disabled={token === null}
        onClick={() => void opening.send(token ?? "")}
      >
        {opening.isSending ? accountMessages.confirming : accountMessages.confirm}
      </Button>
    </AccountDoor>
  )
}

const ConfirmUnusable = () => (
  <AccountDoor title={accountMessages.linkUnusableTitle} isNews>
    <p>{accountMessages.confirmUnusable}</p>
    <a className="button primary block" href="/sign-in">
      {accountMessages.signIn}
    </a>
    <a className="button block" href="/sign-up">
      {accountMessages.signUp}
    </a>
  </AccountDoor>
)
