import { Array as Arrays, Effect, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { type Feedback, isPublished } from "../../domain/feedback/feedback.ts"
import { putChange } from "../../domain/hives/change.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Sealer } from "../../ports/sealer.ts"
import { resealInsight } from "../insight/reseal-insight.ts"
import { resealReports } from "./reseal-reports.ts"
import { resealAdminSecondFactors, resealOwnerSecondFactor } from "./reseal-second-factors.ts"
import { resealWebhook } from "./reseal-webhooks.ts"
import { resealWithdrawnNotes } from "./reseal-withdrawn-notes.ts"
import { resealedTexts, type SealedTexts, sumCounts, zeroCount } from "./resealed-item.ts"

const itemsPerChange = 100

const textsOf = ({ content, summary = null, answer = null }: Feedback): SealedTexts => ({
  content,
  summary,
  answer
})

const withTexts = (item: Feedback, { content, summary, answer }: SealedTexts): Feedback => {
  if (isPublished(item)) return { ...item, content, summary, answer }
  return item.moderationStatus === "approved" ? { ...item, content, summary } : { ...item, content }
}

const isSameTexts = (a: SealedTexts, b: SealedTexts): boolean =>
  a.content === b.content && a.summary === b.summary && a.answer === b.answer

const isSealedWithCurrentKey = (item: Feedback, sealer: Sealer["Service"]): boolean => {
  const { content, summary, answer } = textsOf(item)
  return [content, summary, answer].every((sealed) => sealed === null || sealer.isCurrent(sealed))
}

interface ResealedFeedback {
  readonly before: Feedback
  readonly texts: SealedTexts
}

const reseal = (before: Feedback) =>
  Effect.map(resealedTexts(before, textsOf(before)), ({ texts }) => ({ before, texts }))

const isChanged = ({ before, texts }: ResealedFeedback): boolean => !isSameTexts(texts, textsOf(before))

/** Skips an item changed in the meantime: it has the new key already, or the next round finds it. */
const putResealed = (owner: OwnerId, resealed: ReadonlyArray<ResealedFeedback>) =>
  HiveStore.use((store) =>
    store.change(owner, { items: resealed.map(({ before }) => before.id) }, (hive) => {
      const items = resealed.flatMap(({ before, texts }) => {
        const item = hive.items.get(before.id)
        return item !== undefined && isSameTexts(textsOf(item), textsOf(before)) ? withTexts(item, texts) : []
      })
      return Result.succeed({ change: putChange(...items), answer: items.length })
    })
  )

/** Repeats until nothing is resealed; the items that remain open with no known key. */
const resealHive = Effect.fnUntraced(function* (owner: OwnerId) {
  const sealer = yield* Sealer
  yield* resealInsight(owner)
  const others = sumCounts([
    yield* resealReports(owner),
    yield* resealWithdrawnNotes(owner),
    yield* resealOwnerSecondFactor(owner),
    yield* resealWebhook(owner)
  ])
  let sealed = 0
  while (true) {
    const items = yield* (yield* HiveStore).listItems(owner)
    const old = items.filter((item) => !isSealedWithCurrentKey(item, sealer))
    let tried = 0
    for (const some of Arrays.chunksOf(old, itemsPerChange)) {
      const resealed = (yield* Effect.forEach(some, reseal)).filter(isChanged)
      tried += resealed.length
      if (resealed.length > 0) sealed += yield* putResealed(owner, resealed)
    }
    if (tried === 0) {
      return sumCounts([others, { sealed, items: items.length, unreadable: old.length }])
    }
  }
})

/**
 * Reseals every text, insight, report, second factor and webhook with the current key, hive by hive, while the server
 * runs. Safe to interrupt and run again. `report` is called after each hive.
 */
export const resealFeedback = Effect.fn("resealFeedback")(function* (
  report: (done: number, all: number) => Effect.Effect<void>
) {
  let count = yield* resealAdminSecondFactors()
  const owners = yield* (yield* HiveStore).owners
  for (const [index, owner] of owners.entries()) {
    const hive = yield* resealHive(owner).pipe(
      Effect.catchTag("OwnerNotFound", () => Effect.succeed(zeroCount))
    )
    count = sumCounts([count, hive])
    yield* report(index + 1, owners.length)
  }
  return count
})
