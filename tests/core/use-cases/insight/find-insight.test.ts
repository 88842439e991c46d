import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { putChange } from "#core/domain/hives/change.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { deleteFeedback } from "#core/use-cases/feedback/delete-feedback.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { setVisibility } from "#core/use-cases/feedback/set-visibility.ts"
import { findInsight } from "#core/use-cases/insight/find-insight.ts"
import { readInsight } from "#core/use-cases/insight/read-insight.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { changeHive, receive, recordCalls, storedInsight, toneOf } from "../../../support/insights.ts"
import { makeOwner, world } from "../../../support/world.ts"

const test = effectTestWith(world)

const four = ["One", "Two", "Three", "Four"] as const

describe("the insight of a hive", () => {
  it.effect("is found once: read again it costs one text to open, however many items there are", () => {
    const notes: Array<string> = []
    return Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* receive(account, ...four, ...four, ...four, ...four)
      const first = yield* findInsight(account.owner)
      for (const _time of [1, 2]) {
        notes.length = 0
        assert.deepStrictEqual(yield* findInsight(account.owner), first)
        assert.deepStrictEqual(notes, ["open"])
      }
    }).pipe(Effect.provide(Layer.provideMerge(recordCalls(notes), world)))
  })

  test("is sealed, and says whose and of what it is", function* () {
    const account = yield* makeOwner()
    yield* receive(account, ...four)
    yield* findInsight(account.owner)
    const stored = yield* storedInsight(account.owner)
    assert.deepInclude(stored, { owner: account.owner, by: "fake" })
    const [owner, ...place] = JSON.parse(stored?.content ?? "")
    assert.deepStrictEqual([owner, ...place.slice(0, 2)], [account.owner, "insight", "summary"])
  })

  test("is found anew when an item comes or goes, and not when one becomes public", function* () {
    const account = yield* makeOwner()
    const { owner } = account
    yield* receive(account, "One", "Two", "abuse", "Three")
    assert.strictEqual(yield* toneOf(owner), "3 notes")
    const stored = yield* storedInsight(owner)
    const [item, other] = (yield* listFeedback(owner)).filter((one) => one.moderationStatus === "approved")
    yield* setVisibility(owner, item?.id ?? "", true)
    yield* findInsight(owner)
    assert.deepStrictEqual(yield* storedInsight(owner), stored)
    yield* receive(account, "Four")
    assert.strictEqual(yield* toneOf(owner), "4 notes")
    yield* deleteFeedback(owner, other?.id ?? "")
    assert.strictEqual(yield* toneOf(owner), "3 notes")
  })

  test("[anon A16] leaves the store in the very change that deletes an item, approved or rejected", function* () {
    const account = yield* makeOwner()
    yield* receive(account, ...four, "abuse")
    for (const status of ["rejected", "approved"]) {
      yield* findInsight(account.owner)
      assert.isDefined(yield* storedInsight(account.owner))
      const item = (yield* listFeedback(account.owner)).find((one) => one.moderationStatus === status)
      yield* deleteFeedback(account.owner, item?.id ?? "")
      assert.isUndefined(yield* storedInsight(account.owner))
    }
  })

  test("is told while nothing can be written", function* () {
    const account = yield* makeOwner()
    yield* receive(account, ...four)
    const full = Layer.effect(HiveStore)(
      Effect.map(HiveStore, (store) => ({
        ...store,
        change: () => Effect.fail(new StoreUnavailable({ cause: "no space" }))
      }))
    )
    assert.strictEqual(yield* toneOf(account.owner).pipe(Effect.provide(full)), "4 notes")
    assert.isUndefined(yield* storedInsight(account.owner))
  })

  test("is made anew where it was found by an older version, or cannot be opened", function* () {
    const account = yield* makeOwner()
    yield* receive(account, ...four)
    const first = yield* findInsight(account.owner)
    const stored = yield* storedInsight(account.owner)
    assert(stored !== undefined)
    const spoilt = Sealed(JSON.stringify(["somebody else", "insight", "summary", "{}"]))
    for (const worse of [
      { ...stored, by: "an older version" },
      { ...stored, content: spoilt }
    ]) {
      yield* changeHive(account.owner, putChange(worse))
      assert.deepStrictEqual(yield* findInsight(account.owner), first)
      assert.deepStrictEqual(yield* storedInsight(account.owner), stored)
    }
  })
})

describe("the summary of an owner's feedback", () => {
  test("[anon A19] is empty under three approved items: it would point at single writers", function* () {
    const account = yield* makeOwner()
    yield* receive(account, "One", "Two", "abuse three")
    const told = Object.values(yield* readInsight(account.owner)).flat()
    assert.isEmpty(told.filter(Boolean))
  })

  test("[spec 3 12] rests on approved items alone, and names them behind each phrase", function* () {
    const account = yield* makeOwner()
    yield* receive(account, "One", "Two", "abuse that nobody should read", "Three")
    const summary = yield* readInsight(account.owner)
    assert.isTrue(summary.hasSummary)
    assert.strictEqual(summary.overallSentiment, "75% positive")
    assert.deepStrictEqual(summary.areasForImprovement, [])
    assert.deepStrictEqual(summary.keyStrengths, ["Everything"])
    assert.strictEqual(summary.generalTone, "3 notes")
    assert.strictEqual(summary.evidence[0]?.count, 3)
    assert.lengthOf(new Set(summary.evidence[0]?.ids), 3)
  })
})
