import { assert, it } from "@effect/vitest"
import { Effect, Exit, Layer, Option, Result } from "effect"
import { aesSealer } from "#adapters/sealing/aes-sealer.ts"
import { keyFile } from "#adapters/sealing/key-file.ts"
import { Keyring } from "#adapters/sealing/keyring.ts"
import { lowdbStorage } from "#adapters/storage/lowdb/storage.ts"
import { changeKeys } from "#cli/commands/keys/rotate.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { putting } from "#core/domain/hives/change.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { openInsight, sealInsight } from "#core/use-cases/insight/seal-insight.ts"
import { resealFeedback } from "#core/use-cases/keys/reseal-feedback.ts"
import { makeAccount, makeApproved, makeFeedback } from "../../contracts/storage-records.ts"
import { scopedFolder } from "../../support/scoped-folder.ts"

const services = (dataDir: string) =>
  Layer.fresh(
    Layer.provideMerge(aesSealer, keyFile(dataDir)).pipe(Layer.provideMerge(lowdbStorage({ dataDir })))
  )

const owners = ["ada", "bob", "eve"].map(OwnerId)

const itemsOf = Effect.fnUntraced(function* (owner: OwnerId) {
  const sealer = yield* Sealer
  const seal = (item: string, field: "content" | "summary") =>
    sealer.seal(`${field} of ${item}`, { owner, item, field })
  const [pending, settled] = [`${owner}-1`, `${owner}-2`]
  return [
    makeFeedback(pending, { owner, content: yield* seal(pending, "content") }),
    makeApproved(settled, {
      owner,
      content: yield* seal(settled, "content"),
      aiSummary: yield* seal(settled, "summary")
    })
  ]
})

const fill = Effect.forEach(owners, (owner) =>
  Effect.gen(function* () {
    yield* (yield* Directory).create(makeAccount(owner))
    const items = yield* itemsOf(owner)
    const insight = yield* sealInsight(owner, {
      fingerprint: "of these items",
      by: "somebody",
      insight: { overallSentiment: "50% positive", strengths: [], areas: [], generalTone: `of ${owner}` }
    })
    yield* (yield* HiveStore).change(owner, {}, () =>
      Result.succeed({ change: putting(...items, insight), answer: undefined })
    )
  })
)

const openAll = Effect.gen(function* () {
  const [store, sealer] = [yield* HiveStore, yield* Sealer]
  const items = (yield* Effect.forEach(owners, (owner) => store.listItems(owner))).flat()
  const insights = yield* Effect.forEach(owners, (owner) =>
    Effect.map(store.read(owner, { insight: true }), (hive) => hive.insight)
  )
  const opened = yield* Effect.forEach(insights, (insight) =>
    insight === undefined ? Effect.succeedNone : openInsight(insight)
  )
  const texts = yield* Effect.forEach(items, ({ owner, id, content, aiSummary }) =>
    Effect.all([
      sealer.open(content, { owner, item: id, field: "content" }),
      aiSummary === null ? Effect.succeed("") : sealer.open(aiSummary, { owner, item: id, field: "summary" })
    ])
  )
  return { texts, tones: opened.map(Option.map(({ generalTone }) => generalTone)) }
})

const cutAfterFirstHive = (done: number) => (done === 1 ? Effect.interrupt : Effect.void)

it.effect("a change of keys that is cut off goes on where it was, and only then forgets the old key", () =>
  Effect.gen(function* () {
    const dataDir = yield* scopedFolder
    const here = Effect.provide(services(dataDir))
    const before = yield* fill.pipe(Effect.andThen(openAll), here)
    const cut = yield* changeKeys(cutAfterFirstHive).pipe(here, Effect.exit)
    assert.isTrue(Exit.hasInterrupts(cut))
    assert.deepStrictEqual(yield* openAll.pipe(here), before)
    const rest = yield* changeKeys(() => Effect.void).pipe(here)
    assert.strictEqual(rest.sealed, 4)
    assert.deepStrictEqual(yield* openAll.pipe(here), before)
  })
)

it.effect("a text that no key opens stops the change, and both keys are kept", () =>
  Effect.gen(function* () {
    const dataDir = yield* scopedFolder
    const kept = yield* Effect.gen(function* () {
      yield* fill
      const broken = makeFeedback("broken", { id: FeedbackId("broken") })
      yield* (yield* HiveStore).change(broken.owner, {}, () =>
        Result.succeed({ change: putting(broken), answer: undefined })
      )
      const ring = yield* Keyring
      yield* ring.beginChange
      assert.strictEqual((yield* Effect.flip(resealFeedback(() => Effect.void)))._tag, "SealBroken")
      return ring.keys().length
    }).pipe(Effect.provide(services(dataDir)))
    assert.strictEqual(kept, 2)
  })
)
