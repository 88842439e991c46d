import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { signInMessages } from "../../messages/sign-in.ts"
import { LinkDoor } from "./link-door.tsx"
import { LinkUnusable } from "./link-unusable.tsx"

/** Where the link that opens an account leads. */
export const ConfirmPage = () => (
  <LinkDoor
    title={signInMessages.confirmTitle}
    lead={signInMessages.confirmLead}
    label={signInMessages.confirm}
    busyLabel={signInMessages.confirming}
    use={(token) => request(calls.confirmSignUp, { body: { token } })}
    to="/"
    unusable={
      <LinkUnusable text={signInMessages.confirmUnusable}>
        <a className="button primary block" href="/sign-in">
          {signInMessages.signIn}
        </a>
        <a className="button block" href="/sign-up">
          {signInMessages.signUp}
        </a>
      </LinkUnusable>
    }
  />
)
