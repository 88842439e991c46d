import { useState } from "react"
import { accountMessages } from "../../messages/account.ts"
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
    <AccountDoor title={accountMessages.resetTitle}>
      <ResetForm token={token} onDone={() => setOutcome("done")} onUsedUp={() => setOutcome("used up")} />
    </AccountDoor>
  )
}

const Done = () => (
  <AccountDoor title={accountMessages.resetDoneTitle} isNews>
    <p>{accountMessages.resetDone}</p>
    <a className="button primary block" href="/sign-in">
      {accountMessages.signIn}
    </a>
  </AccountDoor>
)

const Unusable = () => (
  <LinkUnusable text={accountMessages.linkUnusable}>
    <a className="button primary block" href="/forgot-password">
      {accountMessages.askForNewLink}
    </a>
  </LinkUnusable>
)
