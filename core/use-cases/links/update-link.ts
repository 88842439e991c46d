import { DateTime, Effect, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { takeLink } from "../../domain/hives/link-change.ts"
import { linkProblem } from "../../domain/links/link-rules.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { today } from "../support/today.ts"

/** Gives an owner a link and releases the old one. The store decides between two who want it. */
export const updateLink = Effect.fn("updateLink")(function* (owner: OwnerId, link: string) {
  const problem = linkProblem(link)
  if (problem !== null) return yield* invalidInput(problem)
  const day = yield* today
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  return yield* (yield* HiveStore).changeLink(owner, {}, (hive) => {
    const { account, records } = takeLink(hive, { ...hive.account, updatedAt }, link, day)
    return Result.succeed({ change: { put: records, remove: [] }, answer: account })
  })
})
