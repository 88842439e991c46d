import { Effect } from "effect"
import { releaseAccount, resetPassword } from "#core/use-cases/accounts/reset-password.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { Credentials, Named } from "./who.ts"

export const resetAccount: DataTask<Credentials> = {
  name: "account-reset",
  input: Credentials,
  run: (input) =>
    resetPassword(input).pipe(
      Effect.map(({ owner, email }) => ({
        lines: [`${email} has a new password; all sessions of the account have ended.`],
        data: { id: owner, email }
      })),
      Effect.mapError(failedBy)
    )
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
