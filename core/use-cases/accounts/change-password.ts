import { DateTime, Effect, Result } from "effect"
import { WrongPassword } from "../../domain/accounts/access-errors.ts"
import { type Account, OwnerNotFound } from "../../domain/accounts/account.ts"
import { passwordProblem } from "../../domain/accounts/password-rules.ts"
import { sessionKeys } from "../../domain/accounts/session-rules.ts"
import type { ChangeResult } from "../../domain/hives/change-result.ts"
import type { Language } from "../../domain/languages/language.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { postNotice } from "../mails/post-notice.ts"
import { confirmOwner, type SignedInOwner } from "./confirm-owner.ts"
import { newSession } from "./new-session.ts"
import { requirePasswords } from "./require-passwords.ts"
import { requirePasswordAccount } from "./signs-in-with.ts"

/**
 * Changes the password, ends all other sessions and tells the owner by mail. The current session continues under a new
 * token, which is returned. `language` is that of the page that asks.
 */
export const changePassword = Effect.fn("changePassword")(function* (
  asking: SignedInOwner,
  { current, next }: { readonly current: string; readonly next: string },
  language: Language
) {
  yield* requirePasswords
  yield* requirePasswordAccount(asking.account)
  const { email, owner, passwordHash: confirmedHash } = asking.account
  const problem = passwordProblem(next, email)
  if (problem !== null) return yield* invalidInput(problem)
  yield* confirmOwner(asking, current)
  const passwordHash = yield* (yield* PasswordHasher).hash(next)
  const { session, token } = yield* newSession(asking.session)
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  const kept = yield* (yield* HiveStore).change(
    owner,
    { sessions: true },
    ({ account, sessions }): ChangeResult<string, OwnerNotFound | WrongPassword> => {
      if (account.passwordHash !== confirmedHash) return Result.fail(new WrongPassword())
      const hasSessionEnded = !sessions.has(asking.session.id)
      if (hasSessionEnded) return Result.fail(new OwnerNotFound())
      const changed: Account = { ...account, passwordHash, reset: null, updatedAt }
      const change = { put: [changed, session], remove: sessionKeys(sessions) }
      return Result.succeed({ change, answer: token })
    }
  )
  yield* postNotice(asking.account, "passwordChanged", language)
  return kept
})
