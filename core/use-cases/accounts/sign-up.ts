import { Effect } from "effect"
import type { Device } from "../../domain/accounts/device.ts"
import { createAccount } from "./create-account.ts"
import { requireSignUp } from "./require-sign-up.ts"
import { startSession } from "./start-session.ts"

export const signUp = Effect.fn("signUp")(function* (
  input: { readonly email: string; readonly password: string },
  device: Device
) {
  yield* requireSignUp
  const account = yield* createAccount(input)
  return { account, token: yield* startSession(account, device) }
})
