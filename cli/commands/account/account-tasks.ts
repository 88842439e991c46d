import { Effect, Schema } from "effect"
import type { OwnerNotFound } from "#core/domain/accounts/account.ts"
import { normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { createAccount, inviteAccount } from "#core/use-cases/accounts/create-account.ts"
import { deleteAccount } from "#core/use-cases/accounts/delete-account.ts"
import {
  AccountNotFound,
  accountWith,
  releaseAccount,
  resetPassword
} from "#core/use-cases/accounts/reset-password.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"

const Credentials = Schema.Struct({ email: Schema.String, password: Schema.String })
type Credentials = typeof Credentials.Type

const Named = Schema.Struct({ email: Schema.String })
type Named = typeof Named.Type

export const addAccount: DataTask<Credentials> = {
  name: "account-add",
  input: Credentials,
  makesStore: true,
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
  makesStore: true,
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
