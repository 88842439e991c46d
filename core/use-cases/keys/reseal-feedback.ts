import { Array as Arrays, Effect, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { Feedback } from "../../domain/feedback/feedback.ts"
import { putting } from "../../domain/hives/change.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Sealer } from "../../ports/sealer.ts"
import { resealInsight } from "../insight/reseal-insight.ts"

/** Items of one hive that are sealed again in one change. */
const batch = 100

const isCurrent = (item: Feedback, sealer: Sealer["Service"]): boolean =>
  sealer.isCurrent(item.content) && (item.aiSummary === null || sealer.isCurrent(item.aiSummary))

const reseal = Effect.fnUntraced(function* (item: Feedback) {
  const sealer = yield* Sealer
  const place = { owner: item.owner, item: item.id }
  const again = (sealed: Feedback["content"], field: "content" | "summary") =>
    Effect.flatMap(sealer.open(sealed, { ...place, field }), (text) => sealer.seal(text, { ...place, field }))
  const aiSummary = item.aiSummary === null ? null : yield* again(item.aiSummary, "summary")
  return { before: item, content: yield* again(item.content, "content"), aiSummary }
})

/** An item that changed meanwhile has been sealed with the new key, or is found the next time. */
const putBack = (owner: OwnerId, resealed: ReadonlyArray<Effect.Success<ReturnType<typeof reseal>>>) =>
  HiveStore.use((store) =>
    store.change(owner, { items: resealed.map(({ before }) => before.id) }, (hive) => {
      const items = resealed.flatMap(({ before, content, aiSummary }) => {
        const item = hive.items.get(before.id)
        const isSame = item?.content === before.content && item.aiSummary === before.aiSummary
        return isSame ? [{ ...item, content, aiSummary }] : []
      })
      return Result.succeed({ change: putting(...items), answer: items.length })
    })
  )

const resealHive = Effect.fnUntraced(function* (owner: OwnerId) {
  const sealer = yield* Sealer
  yield* resealInsight(owner)
  let done = 0
  while (true) {
    const items = yield* (yield* HiveStore).listItems(owner)
    const old = items.filter((item) => !isCurrent(item, sealer))
    if (old.length === 0) return done
    for (const some of Arrays.chunksOf(old, batch)) {
      done += yield* putBack(owner, yield* Effect.forEach(some, reseal))
    }
  }
})

/**
 * Seals every text and insight anew that is not sealed with the key that seals now, hive by hive, beside everything
 * else that happens. Run again after an interruption, it goes on. Returns how many items it sealed; `report` is told after
 * each hive how many of all are done. Fails with `SealBroken` on a text that no known key opens.
 */
export const resealFeedback = Effect.fn("resealFeedback")(function* (
  report: (done: number, all: number) => Effect.Effect<void>
) {
  const owners = yield* (yield* HiveStore).owners
  let sealed = 0
  for (const [index, owner] of owners.entries()) {
    sealed += yield* resealHive(owner).pipe(Effect.catchTag("OwnerNotFound", () => Effect.succeed(0)))
    yield* report(index + 1, owners.length)
  }
  return sealed
})
