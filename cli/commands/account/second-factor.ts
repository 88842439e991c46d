import { Effect } from "effect"
import { changeCredential } from "#core/use-cases/accounts/change-credential.ts"
import { logAdminAct } from "#core/use-cases/admins/admin-entry.ts"
import type { DataTask } from "../../data-tasks/data-task.ts"
import { AccountEmail, onAccountOf } from "./account-lookup.ts"

export const resetOwnerSecondFactor: DataTask<AccountEmail> = {
  name: "account-second-factor-reset",
  input: AccountEmail,
  run: ({ email: given }) =>
    onAccountOf(given, ({ owner, email, secondFactor }) =>
      Effect.gen(function* () {
        if (secondFactor === null)
          return { lines: [`${email} has no second factor.`], data: { id: owner, email } }
        yield* changeCredential(owner, { secondFactor: null })
        yield* logAdminAct("removed a second factor")
        return {
          lines: [`${email} signs in with the password alone. All sessions of the account have ended.`],
          data: { id: owner, email }
        }
      })
    )
}
