import { calls } from "#core/contract/calls.ts"
import { ApiError, isUnauthorized, request, userMessageOf } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { accountMessages } from "../../messages/account.ts"
import { AccountDoor } from "./account-door.tsx"
import { NeedsScript } from "./needs-script.tsx"
import { Refusal } from "./refusal.tsx"
import { useLinkSecret } from "./use-link-secret.ts"
import { useSending } from "./use-sending.ts"

const isUsedUp = (error: unknown): boolean => error instanceof ApiError && error.status === 410

const whyNot = (error: unknown): string =>
  isUnauthorized(error) ? accountMessages.newEmailSignIn : userMessageOf(error, accountMessages.unreachable)

/** Where the link that changes an email leads; only its owner, who is signed in, can use it. */
export const NewEmailPage = () => {
  const token = useLinkSecret()
  const changing = useSending(
    (secret: string) => request(calls.confirmNewEmail, { body: { token: secret } }),
    () => window.location.assign("/account")
  )
  if (token === "" || isUsedUp(changing.error)) return <Unusable />
  return (
    <AccountDoor title={accountMessages.newEmailTitle}>
      <p>{accountMessages.newEmailLead}</p>
      {changing.error !== null && <Refusal message={whyNot(changing.error)} />}
      <NeedsScript />
      <Button
        kind="primary"
        block
        busy={changing.isSending}
        disabled={token === null}
        onClick={() => void changing.send(token ?? "")}
      >
        {changing.isSending ? accountMessages.changingEmail : accountMessages.newEmail}
      </Button>
    </AccountDoor>
  )
}

const Unusable = () => (
  <AccountDoor title={accountMessages.linkUnusableTitle} isNews>
    <p>{accountMessages.newEmailUnusable}</p>
    <a className="button primary block" href="/account">
      {accountMessages.toAccount}
    </a>
  </AccountDoor>
)
