import { Effect } from "effect"
import type { Account } from "#core/domain/accounts/account.ts"
import { readAccountSettings } from "#core/use-cases/accounts/read-account-settings.ts"
import { makeResponder } from "../calls/encode-response.ts"

const respond = makeResponder("accountSettings")

/** Answers a call that changes an account's settings with all of them. */
export const respondWithSettings = (account: Account) => Effect.flatMap(readAccountSettings(account), respond)
