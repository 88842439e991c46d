import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { accountMessages } from "../../messages/account.ts"
import { LinkDoor } from "./link-door.tsx"
import { LinkUnusable } from "./link-unusable.tsx"

/** Where the link that opens an account leads. */
export const ConfirmPage = () => (
  <LinkDoor
    title={accountMessages.confirmTitle}
    lead={accountMessages.confirmLead}
    label={accountMessages.confirm}
    busyLabel={accountMessages.confirming}
    use={(token) => request(calls.confirmSignUp, { body: { token } })}
    to="/"
    unusable={
      <LinkUnusable text={accountMessages.confirmUnusable}>
        <a className="button primary block" href="/sign-in">
          {accountMessages.signIn}
        </a>
        <a className="button block" href="/sign-up">
          {accountMessages.signUp}
        </a>
      </LinkUnusable>
    }
  />
)
