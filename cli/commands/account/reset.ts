import { Effect } from "effect"
import type { Account } from "#core/domain/accounts/account.ts"
import { TaskFailed } from "#core/ports/server-task.ts"
import { releaseAccount } from "#core/use-cases/accounts/release-account.ts"
import { makeOperatorResetLink } from "#core/use-cases/accounts/reset-by-operator.ts"
import { requirePasswordAccount } from "#core/use-cases/accounts/signs-in-with.ts"
import { logAdminAct } from "#core/use-cases/admins/admin-entry.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { AccountEmail, forIssuer, forPasswords, onAccountOf } from "./account-lookup.ts"

const resetLinkOf = (account: Account) =>
  requirePasswordAccount(account).pipe(
    Effect.mapError(
      ({ issuer }) =>
        new TaskFailed({ text: `${account.email} signs in through ${issuer}. Disconnect it with --issuer.` })
    ),
    Effect.andThen(makeOperatorResetLink(null, account.owner))
  )

/** Prints a link for the operator to pass on: only the owner learns the new password. */
export const resetAccount: DataTask<AccountEmail> = {
  name: "account-reset",
  input: AccountEmail,
  run: ({ email: given }) =>
    Effect.andThen(
      forPasswords,
      onAccountOf(given, (account) =>
        resetLinkOf(account).pipe(
          Effect.map(({ link }) => ({
            lines: [
              `With this link the owner of ${account.email} can set a new password, once and within an hour:`,
              link
            ],
            data: { id: account.owner, email: account.email, link }
          }))
        )
      )
    )
}

export const releaseOwner: DataTask<AccountEmail> = {
  name: "account-release",
  input: AccountEmail,
  run: ({ email: given }) =>
    forIssuer.pipe(
      Effect.andThen(releaseAccount(given)),
      Effect.tap(() => logAdminAct("set an account free for the issuer")),
      Effect.map(({ owner, email }) => ({
        lines: [
          `${email} was disconnected: the next sign-in through the issuer with it takes over the account. All its sessions have ended.`
        ],
        data: { id: owner, email }
      })),
      Effect.mapError(failedBy)
    )
}
