import { Effect } from "effect"
import type { Account } from "#core/domain/accounts/account.ts"
import { readAccountSettings } from "#core/use-cases/accounts/read-account-settings.ts"
import { makeResponder } from "../calls/encode-response.ts"

const respond = makeResponder("accountSettings")

export const respondWithSettings = (account: Account) => Effect.flatMap(readAccountSettings(account), respond)
