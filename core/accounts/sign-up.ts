import { Effect } from "effect"
import { SignUpClosed } from "./access-errors.ts"
import { createAccount } from "./create-account.ts"
import { requirePasswords } from "./require-passwords.ts"
import { SignUpPolicy } from "./sign-up-policy.ts"
import { startSession } from "./start-session.ts"

/** Makes an account with an empty hive and signs its owner in. */
export const signUp = Effect.fn("signUp")(function* (input: {
  readonly email: string
  readonly password: string
}) {
  yield* requirePasswords
  const policy = yield* SignUpPolicy
  if (!policy.isOpen) return yield* new SignUpClosed()
  const account = yield* createAccount(input)
  return { account, token: yield* startSession(account.owner) }
})
