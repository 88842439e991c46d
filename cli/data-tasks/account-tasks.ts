import { Effect, Schema } from "effect"
import { createAccount, inviteAccount } from "#core/accounts/create-account.ts"
import { releaseAccount, resetPassword } from "#core/accounts/reset-password.ts"
import { type DataTask, failedBy } from "./data-task.ts"

const Credentials = Schema.Struct({ email: Schema.String, password: Schema.String })
type Credentials = typeof Credentials.Type

const Named = Schema.Struct({ email: Schema.String })
type Named = typeof Named.Type

export const addAccount: DataTask<Credentials> = {
  name: "account-add",
  input: Credentials,
  run: (input) =>
    createAccount(input).pipe(
      Effect.map(({ owner, email }) => ({
        lines: [`${email} can sign in now.`],
        data: { id: owner, email }
      })),
      Effect.mapError(failedBy)
    )
}

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

/** For where owners sign in through an issuer: nobody has a password there. */
export const inviteOwner: DataTask<Named> = {
  name: "account-invite",
  input: Named,
  run: ({ email: given }) =>
    inviteAccount(given).pipe(
      Effect.map(({ owner, email }) => ({
        lines: [
          `Whoever signs in through the issuer with ${email}, verified, has this account from then on.`
        ],
        data: { id: owner, email }
      })),
      Effect.mapError(failedBy)
    )
}

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
