import { randomUUID } from "node:crypto"
import { Array as Arrays, Effect } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { generalCategory } from "#core/domain/categories/category.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { verdictIdOf } from "#core/domain/moderation/verdict-record.ts"
import { zeroCounts } from "#core/domain/points/zero-counts.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { makeApproved, makePoints, makeStats, makeVerdict } from "../../support/storage-records.ts"
import { benchStorage, makeEmptyHive, ownerOf, putAll, textAt } from "./fill-hive.ts"

/** The guard that judged them is older than any. */
const oldVersion = "0"
const itemsAtOnce = 1_000

const judgedItem = Effect.fnUntraced(function* (owner: OwnerId, text: string) {
  const id = FeedbackId(randomUUID())
  const sealer = yield* Sealer
  const content = yield* sealer.seal(text, { owner, item: id, field: "content" })
  const analysis = JSON.stringify({ category: generalCategory, summary: "A note." })
  const summary = yield* sealer.seal(analysis, { owner, item: id, field: "summary" })
  const verdict = makeVerdict(verdictIdOf(id, 1), id, { owner, version: oldVersion })
  return [makeApproved(id, { owner, content, summary }), makePoints(id, { owner, points: 5 }), verdict]
})

export const fillOne = Effect.fnUntraced(function* (number: number, items: number) {
  const owner = ownerOf(number)
  yield* makeEmptyHive(number)
  const texts = Array.from({ length: items }, (_, turn) => `${textAt(turn)} ${turn}`)
  for (const some of Arrays.chunksOf(texts, itemsAtOnce)) {
    const records = yield* Effect.forEach(some, (text) => judgedItem(owner, text))
    yield* putAll(owner, records.flat())
  }
  const counts = { ...zeroCounts, general: items }
  yield* putAll(owner, [makeStats(5 * items, { owner, counts })])
})

/** A data folder whose items were all approved by an older guard. */
export const fillJudged = (dataDir: string, hives: number, itemsEach: number): Promise<void> => {
  const numbers = Array.from({ length: hives }, (_, number) => number)
  const filling = Effect.forEach(numbers, (number) => fillOne(number, itemsEach), {
    discard: true,
    concurrency: 8
  })
  return Effect.runPromise(Effect.provide(filling, benchStorage(dataDir)))
}
