import { Effect } from "effect"
import { pauseAccount as pause } from "#core/use-cases/accounts/pause-account.ts"
import { readAccountSettings } from "#core/use-cases/accounts/read-account-settings.ts"
import { answering } from "../calls/answering.ts"
import { ownerCall } from "../calls/call-route.ts"

const answerPause = answering("pauseAccount")

export const pauseAccount = ownerCall("pauseAccount", ({ account, body }) =>
  body.pipe(
    Effect.flatMap(({ paused }) => pause(account.owner, paused)),
    Effect.flatMap(readAccountSettings),
    Effect.flatMap((settings) => answerPause(settings))
  )
)
