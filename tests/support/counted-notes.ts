import { Effect } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { Feedback } from "#core/domain/feedback/feedback.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { Day } from "#core/domain/values/day.ts"
import { changeHive } from "./insights.ts"
import { makeApproved, makeFeedback, makeRejected } from "./storage-records.ts"

/** Leaves other fibers their turns. */
export const yieldTurns = Effect.repeat(Effect.yieldNow, { times: 30 })

export const putItems = (owner: OwnerId, ...items: ReadonlyArray<Feedback>) =>
  changeHive(owner, putChange(...items.map((item): Feedback => ({ ...item, owner }))))

/** An approved note of that day. */
export const on = (day: string, given: Parameters<typeof makeApproved>[1] = {}) =>
  makeApproved(`${day} ${JSON.stringify(given)}`, { createdOn: Day(day), ...given })

export const putNotes = (owner: OwnerId, ...days: ReadonlyArray<string>) =>
  putItems(owner, ...days.map((day) => on(day)))

/** Notes of that day that no count of an owner's notes may include. */
export const uncounted = (day: string) => [
  on(day, { isHeld: true }),
  makeRejected("rejected", { createdOn: Day(day) }),
  makeFeedback("pending", { createdOn: Day(day) })
]
