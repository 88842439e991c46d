import { Effect, Option, Schema } from "effect"
import { normaliseEmail } from "../../domain/accounts/email-rules.ts"
import { passwordProblem } from "../../domain/accounts/password-rules.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { Directory } from "../../ports/directory.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { changeWayIn } from "./change-way-in.ts"

export class AccountNotFound extends Schema.TaggedError<AccountNotFound>()("AccountNotFound", {}) {
  override get message() {
    return "There is no account with this email."
  }
}

export const accountWith = Effect.fnUntraced(function* (email: string) {
  const found = yield* (yield* Directory).findByEmail(email)
  return Option.isSome(found) ? found.value : yield* new AccountNotFound()
})

/** Gives an account a new password and ends all of its sessions. For the administrator, not for the world. */
export const resetPassword = Effect.fn("resetPassword")(function* (input: {
  readonly email: string
  readonly password: string
}) {
  const email = normaliseEmail(input.email)
  const { owner } = yield* accountWith(email)
  const problem = passwordProblem(input.password, email)
  if (problem !== null) return yield* invalidInput(problem)
  const passwordHash = yield* (yield* PasswordHasher).hash(input.password)
  return yield* changeWayIn(owner, { passwordHash })
})

/**
 * Sets an account free for whoever next signs in through the issuer with its e-mail, and ends all of its sessions.
 * For the administrator: it is how an account changes from a password, or from another issuer.
 */
export const releaseAccount = Effect.fn("releaseAccount")(function* (email: string) {
  const { owner } = yield* accountWith(normaliseEmail(email))
  return yield* changeWayIn(owner, { passwordHash: null, identity: null })
})
