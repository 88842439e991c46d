import { Effect, Schema } from "effect"
import { createAccount } from "#core/accounts/create-account.ts"
import { resetPassword } from "#core/accounts/reset-password.ts"
import { type DataTask, TaskFailed } from "./data-task.ts"

const Credentials = Schema.Struct({ email: Schema.String, password: Schema.String })
type Credentials = typeof Credentials.Type

const failed = (error: Error) => Effect.fail(new TaskFailed({ text: error.message }))

export const addAccount: DataTask<Credentials> = {
  name: "account-add",
  input: Credentials,
  run: (input) =>
    createAccount(input).pipe(
      Effect.map(({ owner, email }) => ({
        lines: [`${email} can sign in now.`],
        data: { id: owner, email }
      })),
      Effect.catch(failed)
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
      Effect.catch(failed)
    )
}
