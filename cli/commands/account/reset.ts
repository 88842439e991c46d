import { Effect } from "effect"
import type { OwnerNotFound } from "#core/domain/accounts/account.ts"
import { normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { makeResetLink } from "#core/use-cases/accounts/make-reset-link.ts"
import { AccountNotFound, accountWith, releaseAccount } from "#core/use-cases/accounts/reset-password.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { Named } from "./who.ts"

/** Somebody deleted it in the meantime. */
const linkFailed = (failure: AccountNotFound | OwnerNotFound | StoreUnavailable) =>
  Effect.fail(failedBy(failure._tag === "OwnerNotFound" ? new AccountNotFound() : failure))

/** For the administrator to hand on: nobody but the owner learns the new password. */
export const resetAccount: DataTask<Named> = {
  name: "account-reset",
  input: Named,
  run: ({ email: given }) =>
    Effect.gen(function* () {
      const { owner, email } = yield* accountWith(normaliseEmail(given))
      const link = yield* makeResetLink(owner)
      return {
        lines: [`With this link the owner of ${email} chooses a new password: once, within an hour.`, link],
        data: { id: owner, email, link }
      }
    }).pipe(Effect.catch(linkFailed))
}

/** For where owners sign in through an issuer. */
export const releaseOwner: DataTask<Named> = {
  name: "account-release",
  input: Named,
  run: ({ email: given }) =>
    releaseAccount(given).pipe(
      Effect.map(({ owner, email }) => ({
        lines: [
          `${email} is free for whoever next signs in through the issuer with it; all sessions of the account have ended.`
        ],
        data: { id: owner, email }
      })),
      Effect.mapError(failedBy)
    )
}
