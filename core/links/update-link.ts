import { DateTime, Effect, Result } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import { HiveStore } from "../hives/hive-store.ts"
import { invalidInput } from "../support/invalid-input.ts"
import { today } from "../support/today.ts"
import { takeLink } from "./link-change.ts"
import { linkProblem } from "./link-rules.ts"

/** Gives an owner a link; the old one stops working. The store decides who gets a link that two want. */
export const updateLink = Effect.fn("updateLink")(function* (owner: OwnerId, link: string) {
  const problem = linkProblem(link)
  if (problem !== null) return yield* invalidInput(problem)
  const day = yield* today
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  return yield* (yield* HiveStore).change(owner, {}, (hive) => {
    const { account, records } = takeLink(hive, { ...hive.account, updatedAt }, link, day)
    return Result.succeed({ change: { put: records, remove: [] }, answer: account })
  })
})
