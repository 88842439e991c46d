import { Effect } from "effect"
import type { AccountSettings } from "../../contract/account-settings-schemas.ts"
import type { Account } from "../../domain/accounts/account.ts"
import { openTarget } from "./webhook-target.ts"

const hostOf = Effect.fnUntraced(
  function* (...opened: Parameters<typeof openTarget>) {
    return new URL((yield* openTarget(...opened)).address).hostname
  },
  Effect.catchTag("SealBroken", () => Effect.succeed(null))
)

/** A webhook as its owner sees it: without path and secret, which let others write there. */
export const webhookView = Effect.fnUntraced(function* (account: Account) {
  const { webhook } = account
  if (webhook === null) return null
  const { form, state, schedule } = webhook
  const { every, hour, weekday, zone } = schedule
  const host = yield* hostOf(account, webhook)
  return { host, form, state, every, hour, weekday, zone } satisfies AccountSettings["webhook"]
})
