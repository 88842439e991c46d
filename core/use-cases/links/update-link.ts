import { Clock, Effect, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { underNewLink } from "../../domain/accounts/page-hours.ts"
import { assignLink } from "../../domain/hives/link-change.ts"
import { linkIdOf, linkProblem } from "../../domain/links/link-rules.ts"
import { dayOf } from "../../domain/values/day.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { isoTimeOf } from "../../domain/values/iso-time.ts"
import { HiveStore } from "../../ports/hive-store.ts"

export const updateLink = Effect.fn("updateLink")(function* (owner: OwnerId, link: string) {
  const problem = linkProblem(link)
  if (problem !== null) return yield* invalidInput(problem)
  const now = yield* Clock.currentTimeMillis
  const updatedAt = isoTimeOf(now)
  return yield* (yield* HiveStore).changeLink(owner, {}, (hive) => {
    const before = { ...hive.account, updatedAt }
    const { feedbackLink } = before
    const isOther = feedbackLink !== null && linkIdOf(feedbackLink) !== linkIdOf(link)
    const changing = isOther ? underNewLink(before, now) : before
    const { account, records } = assignLink(hive, changing, link, dayOf(now))
    return Result.succeed({ change: { put: records, remove: [] }, answer: account })
  })
})
