import { Effect } from "effect"
import type { Device } from "../../domain/accounts/device.ts"
import { admitByCode } from "./admit-sign-up.ts"
import { createAccount } from "./create-account.ts"
import { requirePasswords } from "./require-passwords.ts"
import { startSession } from "./start-session.ts"

export const signUp = Effect.fn("signUp")(function* (
  input: { readonly email: string; readonly password: string; readonly invitation?: string },
  device: Device
) {
  yield* requirePasswords
  const { conditions } = yield* admitByCode(input.invitation)
  const account = yield* createAccount(input, conditions)
  return { account, token: yield* startSession(account, device) }
})
