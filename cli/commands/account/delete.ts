import { Effect } from "effect"
import { deleteAccount } from "#core/use-cases/accounts/delete-account.ts"
import { logAdminAct } from "#core/use-cases/admins/admin-entry.ts"
import type { DataTask } from "../../data-tasks/data-task.ts"
import { AccountEmail, onAccountOf } from "./account-lookup.ts"

const photoLeftLine =
  "Its photo was not removed: run `honesthive gc` in an hour, with the server's S3_BUCKET, or without S3 on the server's machine with its DATA_DIR."

const deletionLines = (
  email: string,
  { isPhotoGone, isForgotten }: Effect.Success<ReturnType<typeof deleteAccount>>
) => [
  `${email} was deleted${isPhotoGone ? " with everything stored about it" : ""}. Its link is never given out again.`,
  ...(isPhotoGone ? [] : [photoLeftLine]),
  ...(isForgotten
    ? []
    : ["The store's files still contain parts of it; a server removes them as soon as possible."]),
  "Earlier backups still contain it."
]

export const deleteOwner: DataTask<AccountEmail> = {
  name: "account-delete",
  input: AccountEmail,
  run: ({ email: given }) =>
    onAccountOf(given, ({ owner, email }) =>
      deleteAccount(owner).pipe(
        Effect.tap(() => Effect.ignore(logAdminAct("deleted an account"))),
        Effect.map((deleted) => ({
          lines: deletionLines(email, deleted),
          data: { id: owner, email, ...deleted }
        }))
      )
    )
}
