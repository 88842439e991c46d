import { DateTime, Effect, Result } from "effect"
import { WrongPassword } from "../../domain/accounts/access-errors.ts"
import type { Account } from "../../domain/accounts/account.ts"
import { putting } from "../../domain/hives/change.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { confirmOwner, type SignedInOwner } from "./confirm-owner.ts"
import { validEmail } from "./valid-email.ts"

/** Gives an account the email that its owner chose. */
export const changeEmail = Effect.fn("changeEmail")(function* (
  asking: SignedInOwner,
  input: { readonly password?: string; readonly email: string }
) {
  const email = yield* validEmail(input.email)
  yield* confirmOwner(asking, input.password)
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  return yield* (yield* HiveStore).changeEmail(asking.account.owner, {}, ({ account }) => {
    // The password was changed meanwhile: what was confirmed is not the password any more.
    if (account.passwordHash !== asking.account.passwordHash) return Result.fail(new WrongPassword())
    const changed: Account = { ...account, email, reset: null, updatedAt }
    return Result.succeed({ change: putting(changed), answer: changed })
  })
})
