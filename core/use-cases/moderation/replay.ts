import { Array as Arrays, Effect, Semaphore } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { type FeedbackId, isJudged } from "../../domain/feedback/feedback.ts"
import type { HiveWithItems } from "../../domain/hives/hive.ts"
import { rejudge } from "../../domain/hives/rejudge-rules.ts"
import type { RewardContext } from "../../domain/hives/reward-rules.ts"
import { isOutlineChosen } from "../../domain/moderation/replay-choice.ts"
import { inRoundOrder } from "../../domain/moderation/verdict-record.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import type { ReportProgress } from "../../ports/server-task.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"
import { today } from "../time/today.ts"
import { judgeAgain, type ReplayJudgement, type ReplayTerms, type UnchangedItem } from "./judge-again.ts"
import { makeReplayProgress } from "./replay-progress.ts"
import { makeReplayTally, type ReplayedItem, type ReplayTally, replayedItem } from "./replay-tally.ts"
import { sealAnalysis } from "./settle-feedback.ts"

const itemsPerPage = 100
const maxConcurrentHives = 8
const maxConcurrentJudgements = 4

export interface ReplayRequest extends ReplayTerms {
  readonly isApplied: boolean
}

interface ReplayFollower<E, R> {
  readonly progress: ReportProgress
  /** Called with the items judged again; when changes are applied, once they are durable. */
  readonly replayed: (items: ReadonlyArray<ReplayedItem>) => Effect.Effect<void, E, R>
}

interface ReplayRun<E, R> {
  readonly request: ReplayRequest
  readonly follower: ReplayFollower<E, R>
  readonly tally: ReplayTally
  readonly turns: Semaphore.Semaphore
  readonly pause: Effect.Effect<void>
  readonly done: ReturnType<typeof makeReplayProgress>
}

const judgePage = Effect.fnUntraced(function* <E, R>(
  owner: OwnerId,
  ids: ReadonlyArray<FeedbackId>,
  { request, turns, pause }: ReplayRun<E, R>
) {
  if (ids.length === 0) return []
  const store = yield* HiveStore
  const [{ items }, verdicts] = yield* Effect.all(
    [store.read(owner, { items: ids }), store.listVerdicts(owner, ids)],
    { concurrency: 2 }
  )
  const byItem = Map.groupBy(verdicts, ({ feedbackId }) => feedbackId)
  return yield* Effect.forEach(
    ids.flatMap((id) => items.get(id) ?? []).filter(isJudged),
    (item) =>
      turns.withPermit(
        Effect.andThen(
          pause,
          judgeAgain({ item, verdicts: inRoundOrder(byItem.get(item.id) ?? []) }, request)
        )
      ),
    { concurrency: maxConcurrentJudgements }
  )
})

/** Seals when a page is stored: the key may change while it is judged. */
const sealJudged = Effect.fnUntraced(function* ({ judged, analysis }: ReplayJudgement) {
  return {
    ...judged,
    analysis: analysis === undefined ? undefined : yield* sealAnalysis(judged.item, analysis)
  }
})

const applyOrPreview = Effect.fnUntraced(function* (
  owner: OwnerId,
  judgements: ReadonlyArray<ReplayJudgement>,
  { isApplied }: ReplayRequest
) {
  const store = yield* HiveStore
  const by: RewardContext = { today: yield* today, catalogue: yield* readCatalogue }
  const judged = yield* Effect.forEach(judgements, sealJudged)
  const query = { items: judged.map(({ item }) => item.id) }
  const decide = (hive: HiveWithItems) => rejudge(hive, judged, by)
  if (isApplied) return yield* store.change(owner, query, decide)
  const { answer } = yield* Effect.fromResult(decide(yield* store.read(owner, query)))
  return answer
})

const finishPage = Effect.fnUntraced(function* <E, R>(
  owner: OwnerId,
  page: ReadonlyArray<ReplayJudgement | UnchangedItem>,
  { request, follower, tally }: ReplayRun<E, R>
) {
  const judgements = page.filter((one) => one._tag === "judged")
  for (const one of page) if (one._tag === "left") tally.addLeft(one.reason)
  if (judgements.length === 0) return
  const outcomes = yield* applyOrPreview(owner, judgements, request)
  const replayed = Arrays.zipWith(judgements, outcomes, replayedItem)
  for (const item of replayed) tally.addItem(item)
  yield* follower.replayed(replayed)
})

/** Goes by id, so that interruptions don't affect the result. The next page is judged ahead. */
const replayHive = Effect.fnUntraced(function* <E, R>(owner: OwnerId, replaying: ReplayRun<E, R>) {
  const outlines = yield* (yield* HiveStore).listOutlines(owner)
  const ids = outlines
    .filter((outline) => isOutlineChosen(replaying.request.choice, outline))
    .map(({ id }) => id)
  if (ids.length === 0) return yield* replaying.done(0, 0)
  let judged: ReadonlyArray<ReplayJudgement | UnchangedItem> = []
  for (const page of [...Arrays.chunksOf(ids, itemsPerPage), []]) {
    const [next] = yield* Effect.all(
      [judgePage(owner, page, replaying), finishPage(owner, judged, replaying)],
      { concurrency: 2 }
    )
    judged = next
    yield* replaying.done(page.length, ids.length)
  }
})

/**
 * Judges stored items again with the current guard, hive by hive, while the server runs. Each item changes in one
 * change with all that depends on it; a run that was interrupted and repeated ends like an uninterrupted one. Items
 * that can't be judged stay unchanged.
 */
export const replay = Effect.fn("replay")(function* <E, R>(
  request: ReplayRequest,
  follower: ReplayFollower<E, R>
) {
  const { owner } = request.choice
  const owners = owner === undefined ? (yield* (yield* HiveStore).owners).toSorted() : [owner]
  const tally = makeReplayTally()
  const turns = yield* Semaphore.make(maxConcurrentJudgements)
  // One at a time: between any two items the event loop gets time to serve requests.
  const pause = (yield* Semaphore.make(1)).withPermit(Effect.yieldNow)
  const done = makeReplayProgress(owners.length, follower.progress)
  const replaying = { request, follower, tally, turns, pause, done }
  yield* Effect.forEach(
    owners,
    (one) => Effect.catchTag(replayHive(one, replaying), "OwnerNotFound", () => done(0, 0)),
    { concurrency: maxConcurrentHives, discard: true }
  )
  return tally.counts()
})
