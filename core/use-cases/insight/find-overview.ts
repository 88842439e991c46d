import { Effect, Option } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { HiveWithOverview } from "../../domain/hives/hive.ts"
import { keepOverview, standingOverview } from "../../domain/hives/overview-rules.ts"
import type { StoredOverview } from "../../domain/insight/stored-overview.ts"
import { leastSummaryItems } from "../../domain/insight/summary-rules.ts"
import type { Sealed } from "../../domain/values/sealed.ts"
import { Analyst } from "../../ports/analyst.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { readAnalysedItems } from "./counted-items.ts"
import { type FoundOverview, openOverview, sealOverview } from "./seal-overview.ts"

/** Items may change while they are summed up: then it is done again. */
const mostTries = 3

const store = Effect.fnUntraced(function* (ours: StoredOverview, unreadable: Sealed | undefined) {
  const isAsGood = ({ by, content }: StoredOverview) => content !== unreadable && by === ours.by
  return yield* (yield* HiveStore).change(ours.owner, { overview: true }, (hive) =>
    keepOverview(hive, ours, isAsGood)
  )
})

/** Stores what was found, unless as good is there. What stands then; none when other items count by now. */
const keep = Effect.fnUntraced(function* (owner: OwnerId, found: FoundOverview) {
  const ours = yield* sealOverview(owner, found)
  const standing = yield* store(ours, undefined)
  if (standing === undefined) return Option.none()
  const opened = yield* openOverview(standing)
  if (Option.isNone(opened)) yield* store(ours, standing.content)
  return Option.orElseSome(opened, () => found.overview)
})

/** The stored overview of these items, if it may be answered. */
const knownIn = Effect.fnUntraced(function* (hive: HiveWithOverview) {
  const { overviewBy } = yield* Analyst
  const standing = standingOverview(hive)
  if (standing === undefined || standing.by !== overviewBy) return Option.none()
  return yield* openOverview(standing)
})

const look = Effect.fnUntraced(function* (owner: OwnerId) {
  const hive = yield* (yield* HiveStore).read(owner, { overview: true })
  return { counted: hive.counted, known: yield* knownIn(hive) }
})

/**
 * What an owner's approved items say together; none under three of them. Whatever is answered is what the store holds,
 * so that all servers answer the same, until other items count.
 */
export const findOverview = Effect.fn("findOverview")(function* (owner: OwnerId) {
  const { overview: sumUp, overviewBy: by } = yield* Analyst
  let found = yield* look(owner)
  for (let tries = 1; ; tries++) {
    const { counted, known } = found
    if (counted.count < leastSummaryItems) return Option.none()
    if (Option.isSome(known)) return known
    const overview = sumUp(yield* readAnalysedItems(owner))
    const standing = yield* keep(owner, { fingerprint: counted.fingerprint, by, overview }).pipe(
      // Ours is the same wherever it is made: who can read only is told all the same.
      Effect.catchTag("StoreUnavailable", () => Effect.succeedSome(overview))
    )
    if (Option.isSome(standing)) return standing
    // It was right when the items were read.
    if (tries === mostTries) return Option.some(overview)
    found = yield* look(owner)
  }
})
