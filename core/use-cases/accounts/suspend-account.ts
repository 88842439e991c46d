import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { closuresOf } from "../../domain/accounts/page.ts"
import { suspensionReasonProblem } from "../../domain/accounts/suspension-reason.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { trimText } from "../../domain/values/text.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { logAdminAct, type Operator } from "../admins/admin-entry.ts"
import { changePageState } from "../profiles/change-account.ts"
import { hidePhoto } from "../profiles/hide-photo.ts"

/**
 * Closes an owner's page: to visitors its link looks unused. The owner can still sign in, read the reason, export the
 * data and delete the account. Only an operator can do this.
 */
export const suspendAccount = Effect.fn("suspendAccount")(function* (
  operator: Operator,
  owner: OwnerId,
  given: string
) {
  const problem = suspensionReasonProblem(given)
  if (problem !== null) return yield* invalidInput(problem)
  yield* (yield* HiveStore).read(owner, {})
  yield* logAdminAct("closed a page", operator)
  return yield* Effect.tap(changePageState(owner, { suspendedFor: trimText(given) }), hidePhoto(owner))
})

export const resumeAccount = Effect.fn("resumeAccount")(function* (operator: Operator, owner: OwnerId) {
  const { account } = yield* (yield* HiveStore).read(owner, {})
  if (closuresOf(account.page).suspendedFor === null) return account
  yield* logAdminAct("opened a page again", operator)
  return yield* changePageState(owner, { suspendedFor: null })
})
