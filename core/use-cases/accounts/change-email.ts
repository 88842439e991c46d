import { DateTime, Effect, Result } from "effect"
import { WrongPassword } from "../../domain/accounts/access-errors.ts"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import type { MailedEmail } from "../../domain/accounts/former-email.ts"
import { confirmOwner, type SignedInOwner } from "./confirm-owner.ts"
import { giveUpEmail } from "./mailed-email.ts"
import { validEmail } from "./valid-email.ts"

export const assignEmail = Effect.fnUntraced(function* <E = never>(
  owner: OwnerId,
  email: string,
  mayChange: (account: Account) => Result.Result<Account, E>,
  mailed?: MailedEmail
) {
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  return yield* giveUpEmail(
    owner,
    (account, former) =>
      Result.map(mayChange(account), () => {
        const changed: Account = { ...account, email, reset: null, updatedAt }
        const put = account.email === email ? [changed] : [changed, former]
        return { change: { put, remove: [] }, answer: changed }
      }),
    mailed
  )
})

export const changeEmail = Effect.fn("changeEmail")(function* (
  asking: SignedInOwner,
  input: { readonly password?: string; readonly email: string }
) {
  const email = yield* validEmail(input.email)
  yield* confirmOwner(asking, input.password)
  return yield* assignEmail(asking.account.owner, email, (account) => {
    const isStillConfirmed = account.passwordHash === asking.account.passwordHash
    return isStillConfirmed ? Result.succeed(account) : Result.fail(new WrongPassword())
  })
})
