import { Clock, Effect, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { assignLink } from "../../domain/hives/link-change.ts"
import { linkProblem } from "../../domain/links/link-rules.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { isoTimeOf } from "../../domain/values/iso-time.ts"
import { HiveStore } from "../../ports/hive-store.ts"

export const updateLink = Effect.fn("updateLink")(function* (owner: OwnerId, link: string) {
  const problem = linkProblem(link)
  if (problem !== null) return yield* invalidInput(problem)
  const now = yield* Clock.currentTimeMillis
  const updatedAt = isoTimeOf(now)
  return yield* (yield* HiveStore).changeLink(owner, {}, (hive) => {
    const { account, records } = assignLink(hive, { ...hive.account, updatedAt }, link, now)
    return Result.succeed({ change: { put: records, remove: [] }, answer: account })
  })
})
