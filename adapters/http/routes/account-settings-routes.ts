import { Effect } from "effect"
import { readAccountSettings } from "#core/use-cases/accounts/read-account-settings.ts"
import { answering } from "../calls/answering.ts"
import { ownerCall } from "../calls/call-route.ts"

const answerSettings = answering("accountSettings")

export const accountSettings = ownerCall("accountSettings", ({ account }) =>
  Effect.flatMap(readAccountSettings(account), (settings) => answerSettings(settings))
)
