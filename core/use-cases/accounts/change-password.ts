import { DateTime, Effect, Result } from "effect"
import { WrongPassword } from "../../domain/accounts/access-errors.ts"
import type { Account } from "../../domain/accounts/account.ts"
import { passwordProblem } from "../../domain/accounts/password-rules.ts"
import { sessionKeys } from "../../domain/accounts/session-rules.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { confirmOwner, type SignedInOwner } from "./confirm-owner.ts"
import { requirePasswords } from "./require-passwords.ts"

/** Gives an account the password that its owner chose, and ends all sessions but the one in which it was chosen. */
export const changePassword = Effect.fn("changePassword")(function* (
  asking: SignedInOwner,
  { current, next }: { readonly current: string; readonly next: string }
) {
  yield* requirePasswords
  const { email, owner, passwordHash: confirmed } = asking.account
  const problem = passwordProblem(next, email)
  if (problem !== null) return yield* invalidInput(problem)
  yield* confirmOwner(asking, current)
  const passwordHash = yield* (yield* PasswordHasher).hash(next)
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  yield* (yield* HiveStore).change(owner, { sessions: true }, ({ account, sessions }) => {
    // Another change was quicker: what was confirmed is not the password any more.
    if (account.passwordHash !== confirmed) return Result.fail(new WrongPassword())
    const changed: Account = { ...account, passwordHash, reset: null, updatedAt }
    const remove = sessionKeys(sessions, asking.session.id)
    return Result.succeed({ change: { put: [changed], remove }, answer: undefined })
  })
})
