import { useState } from "react"
import { signInMessages } from "../../messages/sign-in.ts"
import { AccountDoor } from "./account-door.tsx"
import { LinkUnusable } from "./link-unusable.tsx"
import { ResetForm } from "./reset-form.tsx"
import { useLinkSecret } from "./use-link-secret.ts"

/** Where the link to choose a new password leads. */
export const ResetPage = () => {
  const token = useLinkSecret()
  const [outcome, setOutcome] = useState<"done" | "used up" | null>(null)
  if (outcome === "done") return <Done />
  if (outcome === "used up" || token === "") return <Unusable />
  return (
    <AccountDoor title={signInMessages.resetTitle}>
      <ResetForm token={token} onDone={() => setOutcome("done")} onUsedUp={() => setOutcome("used up")} />
    </AccountDoor>
  )
}

const Done = () => (
  <AccountDoor title={signInMessages.resetDoneTitle} isNews>
    <p>{signInMessages.resetDone}</p>
    <a className="button primary block" href="/sign-in">
      {signInMessages.signIn}
    </a>
  </AccountDoor>
)

const Unusable = () => (
  <LinkUnusable text={signInMessages.linkUnusable}>
    <a className="button primary block" href="/forgot-password">
      {signInMessages.askForNewLink}
    </a>
  </LinkUnusable>
)
