import { Effect, Option, Schema } from "effect"
import { Directory, SessionStore } from "../hives/hive-store.ts"
import { changeAccount } from "../profiles/change-account.ts"
import { invalidInput } from "../support/invalid-input.ts"
import { normaliseEmail } from "./email-rules.ts"
import { PasswordHasher } from "./password-hasher.ts"
import { passwordProblem } from "./password-rules.ts"

export class AccountNotFound extends Schema.TaggedError<AccountNotFound>()("AccountNotFound", {}) {
  override get message() {
    return "There is no account with this email."
  }
}

/** Gives an account a new password and ends all of its sessions. For the administrator, not for the world. */
export const resetPassword = Effect.fn("resetPassword")(function* (input: {
  readonly email: string
  readonly password: string
}) {
  const email = normaliseEmail(input.email)
  const found = yield* (yield* Directory).findByEmail(email)
  if (Option.isNone(found)) return yield* new AccountNotFound()
  const problem = passwordProblem(input.password, email)
  if (problem !== null) return yield* invalidInput(problem)
  const passwordHash = yield* (yield* PasswordHasher).hash(input.password)
  const account = yield* changeAccount(found.value.owner, { passwordHash })
  yield* (yield* SessionStore).removeOf(account.owner)
  return account
})
