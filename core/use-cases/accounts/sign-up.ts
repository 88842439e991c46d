import { Effect } from "effect"
import { SignUpClosed } from "../../domain/accounts/access-errors.ts"
import type { Device } from "../../domain/accounts/device.ts"
import { SignUpPolicy } from "../../ports/sign-up-policy.ts"
import { createAccount } from "./create-account.ts"
import { requirePasswords } from "./require-passwords.ts"
import { startSession } from "./start-session.ts"

/** Makes an account with an empty hive and signs its owner in. */
export const signUp = Effect.fn("signUp")(function* (
  input: { readonly email: string; readonly password: string },
  device: Device
) {
  yield* requirePasswords
  const policy = yield* SignUpPolicy
  if (!policy.isOpen) return yield* new SignUpClosed()
  const account = yield* createAccount(input)
  // Nobody can have removed it in this moment.
  return {
    account,
    token: yield* startSession(account, device).pipe(Effect.catchTag("OwnerNotFound", Effect.die))
  }
})
