import { Effect } from "effect"
import { defaultLanguage } from "#core/domain/languages/language.ts"
import { changeCredential } from "#core/use-cases/accounts/change-credential.ts"
import { logAdminAct } from "#core/use-cases/admins/admin-entry.ts"
import { postNotice } from "#core/use-cases/mails/post-notice.ts"
import type { DataTask } from "../../data-tasks/data-task.ts"
import { AccountEmail, onAccountOf } from "./account-lookup.ts"

export const resetOwnerSecondFactor: DataTask<AccountEmail> = {
  name: "account-second-factor-reset",
  input: AccountEmail,
  run: ({ email: given }) =>
    onAccountOf(given, (account) =>
      Effect.gen(function* () {
        const { owner, email, secondFactor } = account
        if (secondFactor === null)
          return { lines: [`${email} has no second factor.`], data: { id: owner, email } }
        yield* changeCredential(owner, { secondFactor: null })
        yield* logAdminAct("removed a second factor")
        yield* postNotice(account, "secondFactorRemoved", defaultLanguage)
        return {
          lines: [`${email} signs in with the password alone. All sessions of the account have ended.`],
          data: { id: owner, email }
        }
      })
    )
}
