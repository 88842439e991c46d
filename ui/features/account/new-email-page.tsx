import { calls } from "#core/contract/calls.ts"
import { isUnauthorized, request, userMessageOf } from "../../api/api-client.ts"
import { accountMessages } from "../../messages/account.ts"
import { LinkDoor } from "./link-door.tsx"
import { LinkUnusable } from "./link-unusable.tsx"

const whyNot = (error: unknown): string =>
  isUnauthorized(error) ? accountMessages.newEmailSignIn : userMessageOf(error, accountMessages.unreachable)

/** Where the link that changes an email leads; only its owner, who is signed in, can use it. */
export const NewEmailPage = () => (
  <LinkDoor
    title={accountMessages.newEmailTitle}
    lead={accountMessages.newEmailLead}
    label={accountMessages.newEmail}
    busyLabel={accountMessages.changingEmail}
    use={(token) => request(calls.confirmNewEmail, { body: { token } })}
    to="/account"
    whyNot={whyNot}
    unusable={
      <LinkUnusable text={accountMessages.newEmailUnusable}>
        <a className="button primary block" href="/account">
          {accountMessages.toAccount}
        </a>
      </LinkUnusable>
    }
  />
)
