import { Effect } from "effect"
import { createAccount, inviteAccount } from "#core/use-cases/accounts/create-account.ts"
import { logAdminAct } from "#core/use-cases/admins/admin-entry.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { AccountCredentials, AccountEmail, forIssuer, forPasswords } from "./account-lookup.ts"

export const addAccount: DataTask<AccountCredentials> = {
  name: "account-add",
  input: AccountCredentials,
  makesStore: true,
  run: (input) =>
    forPasswords.pipe(
      Effect.andThen(createAccount(input)),
      Effect.tap(() => logAdminAct("added an account")),
      Effect.map(({ owner, email }) => ({
        lines: [`${email} can sign in now.`],
        data: { id: owner, email }
      })),
      Effect.mapError(failedBy)
    )
}

export const inviteOwner: DataTask<AccountEmail> = {
  name: "account-invite",
  input: AccountEmail,
  makesStore: true,
  run: ({ email: given }) =>
    forIssuer.pipe(
      Effect.andThen(inviteAccount(given)),
      Effect.tap(() => logAdminAct("added an account for the issuer")),
      Effect.map(({ owner, email }) => ({
        lines: [
          `The person who signs in through the issuer with the verified email ${email} gets this account.`
        ],
        data: { id: owner, email }
      })),
      Effect.mapError(failedBy)
    )
}
