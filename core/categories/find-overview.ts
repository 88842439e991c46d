import { Effect, Option } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import type { CountedItems, Hive } from "../hives/hive.ts"
import { HiveStore } from "../hives/hive-store.ts"
import { Errands } from "../support/errands.ts"
import type { Sealed } from "../support/sealer.ts"
import { Analyst, type OverviewService } from "./analyst.ts"
import { readAnalysedItems, readWrittenItems } from "./counted-items.ts"
import { keepOverview, standingOverview } from "./overview-rules.ts"
import { type FoundOverview, openOverview, type StoredOverview, sealOverview } from "./stored-overview.ts"
import { leastSummaryItems } from "./summary-rules.ts"

/** Milliseconds for which a reader waits for a service: then our own words stand, until it has answered. */
export const patience = 1_500

/** Milliseconds before a service is asked again about the same items. */
export const rest = 600_000

/** Items may change while they are summed up: then it is done again. */
const mostTries = 3

const nothingCounted: CountedItems = { count: 0, fingerprint: "" }

const store = Effect.fnUntraced(function* (ours: StoredOverview, unreadable: Sealed | undefined) {
  const { overviewService } = yield* Analyst
  const isAsGood = ({ by, content }: StoredOverview) =>
    content !== unreadable && (by === ours.by || by === overviewService?.name)
  return yield* (yield* HiveStore)
    .change(ours.owner, { overview: true }, (hive) => keepOverview(hive, ours, isAsGood))
    .pipe(Effect.catchTag("LinkTaken", Effect.die))
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

const consulting = (owner: OwnerId, { fingerprint }: CountedItems, service: OverviewService) => ({
  name: owner,
  purpose: `${owner} ${fingerprint}`,
  rest,
  work: readWrittenItems(owner).pipe(
    Effect.flatMap(service.overview),
    Effect.flatMap((overview) => keep(owner, { fingerprint, by: service.name, overview })),
    Effect.asVoid,
    Effect.catchCause(() => Effect.logWarning(`${service.name} summed nothing up; our own words stand`))
  )
})

/** The stored overview of these items, if it may be answered, and whether nobody has a better one. */
const knownIn = Effect.fnUntraced(function* (hive: Hive) {
  const { overviewBy, overviewService } = yield* Analyst
  const best = overviewService?.name ?? overviewBy
  const standing = standingOverview(hive)
  if (standing === undefined || (standing.by !== best && standing.by !== overviewBy)) return Option.none()
  const opened = yield* openOverview(standing)
  return Option.map(opened, (overview) => ({ overview, isBest: standing.by === best }))
})

const look = Effect.fnUntraced(function* (owner: OwnerId) {
  const hive = yield* (yield* HiveStore).read(owner, { overview: true })
  return { counted: hive.counted ?? nothingCounted, known: yield* knownIn(hive) }
})

type Looked = Effect.Success<ReturnType<typeof look>>

/** Asks the service, where there is one and it has not been heard; who has nothing else waits for it a moment. */
const lookAfterAsking = Effect.fnUntraced(function* (owner: OwnerId, before: Looked) {
  const { overviewService } = yield* Analyst
  const { counted, known } = before
  const isHeard = Option.exists(known, ({ isBest }) => isBest)
  if (overviewService === undefined || isHeard || counted.count < leastSummaryItems) return before
  const isWaiting = Option.isNone(known)
  yield* (yield* Errands).run(consulting(owner, counted, overviewService), isWaiting ? patience : 0)
  return isWaiting ? yield* look(owner) : before
})

/**
 * What an owner's approved items say together; none under three of them. Whatever is answered is what the store holds,
 * so that all servers answer the same, until other items count.
 */
export const findOverview = Effect.fn("findOverview")(function* (owner: OwnerId) {
  const { overview: sumUp, overviewBy: by } = yield* Analyst
  let found = yield* lookAfterAsking(owner, yield* look(owner))
  for (let tries = 1; ; tries++) {
    const { counted, known } = found
    if (counted.count < leastSummaryItems) return Option.none()
    if (Option.isSome(known)) return Option.some(known.value.overview)
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
