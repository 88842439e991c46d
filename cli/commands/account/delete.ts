import { Effect } from "effect"
import type { OwnerNotFound } from "#core/domain/accounts/account.ts"
import { normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { deleteAccount } from "#core/use-cases/accounts/delete-account.ts"
import { AccountNotFound, accountWith } from "#core/use-cases/accounts/reset-password.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { Named } from "./who.ts"

/** Somebody else deleted it in the meantime. */
const deletionFailed = (failure: AccountNotFound | OwnerNotFound | StoreUnavailable) =>
  Effect.fail(failedBy(failure._tag === "OwnerNotFound" ? new AccountNotFound() : failure))

const linesOf = (
  email: string,
  { isPhotoGone, isForgotten }: Effect.Success<ReturnType<typeof deleteAccount>>
) => [
  `${email} is deleted, with everything that was stored of it; its link is never given again.`,
  ...(isPhotoGone ? [] : ["Its photo could not be removed: run `honesthive gc` in an hour."]),
  ...(isForgotten ? [] : ["Its texts stand in the journal until the data folder can be written again."]),
  "Backups that were made before still hold it."
]

/** Deletes at once and for good. */
export const deleteOwner: DataTask<Named> = {
  name: "account-delete",
  input: Named,
  run: ({ email: given }) =>
    Effect.gen(function* () {
      const { owner, email } = yield* accountWith(normaliseEmail(given))
      const deleted = yield* deleteAccount(owner)
      return { lines: linesOf(email, deleted), data: { id: owner, email, ...deleted } }
    }).pipe(Effect.catch(deletionFailed))
}
