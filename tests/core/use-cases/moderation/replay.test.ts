import { assert, describe } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { type Account, OwnerId } from "#core/domain/accounts/account.ts"
import type { Category } from "#core/domain/categories/category.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { insightKey } from "#core/domain/insight/stored-insight.ts"
import type { ReplayChoice } from "#core/domain/moderation/replay-choice.ts"
import { Day } from "#core/domain/values/day.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { setVisibility } from "#core/use-cases/feedback/set-visibility.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { type ReplayRequest, replay } from "#core/use-cases/moderation/replay.ts"
import type { ReplayedItem } from "#core/use-cases/moderation/replay-tally.ts"
import { readPublicProfile } from "#core/use-cases/profiles/read-public-profile.ts"
import { readActivity } from "#core/use-cases/progress/read-activity.ts"
import { effectTest } from "../../../support/effect-test.ts"
import { changeHive } from "../../../support/insights.ts"
import { allHeld } from "../../../support/release-held.ts"
import { replayEverything } from "../../../support/replay-model.ts"
import { settleAll } from "../../../support/settle-all.ts"
import { makeTwoGuards, type ScriptedOpinion, type TwoGuards, textOf } from "../../../support/two-guards.ts"
import { expectSound, readStoredHive } from "../../../support/whole-hive.ts"
import { linkOf, makeOwner, world } from "../../../support/world.ts"

const applied: ReplayRequest = { choice: replayEverything, isApplied: true, movesCategories: false }

const fair = (category: Category = "Reliability"): ScriptedOpinion => ({
  isAbuse: false,
  category,
  sentiment: "positive"
})
const abuse: ScriptedOpinion = { ...fair(), isAbuse: true }

/** Runs a replay and notes what it tells. */
const follow = Effect.fnUntraced(function* (request: ReplayRequest) {
  const replayed: Array<ReplayedItem> = []
  const shares: Array<number> = []
  const counts = yield* replay(request, {
    progress: (share) => Effect.sync(() => void shares.push(share)),
    replayed: (items) => Effect.sync(() => void replayed.push(...items))
  })
  return { replayed, shares, counts }
})

const submitting = (account: Account) => {
  let number = 0
  return (...opinions: ReadonlyArray<ScriptedOpinion | "away">) =>
    Effect.andThen(
      submitTyped({
        link: linkOf(account),
        content: textOf({ number: number++, opinions: [...opinions] }),
        idempotencyKey: undefined
      }),
      settleAll
    )
}

type TwoGuardServices = Layer.Success<typeof world> | Layer.Success<ReturnType<typeof makeTwoGuards>["layer"]>

/** A test of an owner whose notes two guards judge. */
const test = (
  title: string,
  body: (account: Account, guards: TwoGuards) => Effect.fn.Return<void, unknown, TwoGuardServices>
) =>
  effectTest(title, function* () {
    const { state, layer } = makeTwoGuards()
    yield* Effect.flatMap(makeOwner(), (account) => Effect.gen(() => body(account, state))).pipe(
      Effect.provide(Layer.mergeAll(world, layer))
    )
  })

describe("a replay", () => {
  test("seals with the key that is in use when a page is stored", function* (account, guards) {
    yield* Effect.repeat(submitting(account)(abuse, fair()), { times: 1 })
    guards.version = 1
    const used: Array<string> = []
    let [key, begun] = ["old", 0]
    guards.beforeJudging = Effect.gen(function* () {
      if (++begun < 2) return
      yield* Effect.repeat(Effect.yieldNow, { times: 1_000 })
      key = "new"
    })
    const sealer = yield* Sealer
    yield* Effect.provideService(follow(applied), Sealer, {
      ...sealer,
      seal: (text, place) =>
        Effect.andThen(
          Effect.sync(() => used.push(key)),
          sealer.seal(text, place)
        )
    })
    assert.deepStrictEqual(used, ["new", "new"])
  })

  test("changes nothing without being told to, and tells what it would change", function* (account, guards) {
    const send = submitting(account)
    yield* send(fair(), abuse)
    yield* send(abuse, fair())
    yield* send(fair(), fair("Leadership & Mentorship"))
    const before = yield* readStoredHive(account.owner)
    guards.version = 1
    const request = { ...applied, isApplied: false, movesCategories: true }
    const { replayed, counts } = yield* follow(request)
    assert.deepStrictEqual(yield* readStoredHive(account.owner), before)
    assert.sameMembers(
      replayed.map(({ outcome }) => outcome),
      ["rejected", "approved", "moved"]
    )
    assert.deepInclude(counts, { judged: 3, rejected: 1, approved: 1, moved: 1, changedMeanwhile: 0 })
    const none = { covered: 0, uncovered: 0 }
    const row = { ...none, judged: 3, rejected: 1, approved: 1, moved: 1 }
    assert.deepStrictEqual(counts.byGuardVersion, [{ name: "two 1", ...row }])
    assert.deepStrictEqual(counts.byLanguage, [{ name: "en", ...row }])
    assert.deepStrictEqual(counts.byLabel, [
      { name: "insult", ...none, judged: 1, rejected: 1, approved: 0, moved: 0 },
      { name: "profanity", ...none, judged: 1, rejected: 0, approved: 1, moved: 0 }
    ])
    yield* follow({ ...request, isApplied: true })
    assert.notDeepEqual(yield* readStoredHive(account.owner), before)
  })

  test("takes what becomes rejected off the public page, with its points, count and insight", function* (account, guards) {
    const send = submitting(account)
    for (let item = 0; item < 5; item++) yield* send(fair(), item === 0 ? abuse : fair())
    const items = yield* listFeedback(account.owner)
    for (const { id } of items) yield* setVisibility(account.owner, id, true)
    const { points } = yield* readStoredHive(account.owner)
    const store = yield* HiveStore
    const insight = { fingerprint: "1", by: "two", content: Sealed("told") }
    yield* changeHive(account.owner, putChange({ ...insightKey(account.owner), ...insight }))
    guards.version = 1
    const { counts } = yield* follow(applied)
    const hive = yield* readStoredHive(account.owner)
    expectSound(hive)
    assert.strictEqual(counts.rejected, 1)
    assert.isUndefined((yield* store.read(account.owner, { insight: true })).insight)
    assert.lengthOf((yield* readPublicProfile(linkOf(account))).feedback, 4)
    assert.strictEqual(hive.stats.totalPoints, 4 * 10 + 50)
    assert.strictEqual(hive.points.length, points.length - 1)
    assert.deepStrictEqual(
      hive.badges.map(({ id }) => id),
      ["reliability-5"]
    )
    const rejected = (yield* listFeedback(account.owner)).find(
      ({ moderationStatus }) => moderationStatus === "rejected"
    )
    assert.deepInclude(rejected, {
      isPublic: false,
      aiSummary: "",
      sentiment: "neutral",
      aiCategory: "Other / General"
    })
  })

  test("keeps every verdict in order, and records that one was confirmed", function* (account, guards) {
    yield* submitting(account)(fair(), fair(), abuse)
    for (guards.version = 1; guards.version < 3; guards.version++) {
      yield* TestClock.adjust("1 day")
      yield* follow(applied)
    }
    const { items } = yield* readStoredHive(account.owner)
    const verdicts = yield* HiveStore.use((store) =>
      store.verdictsOn(account.owner, items[0]?.id ?? FeedbackId("none"))
    )
    assert.deepStrictEqual(
      verdicts.map(({ version, decision, judgedOn }) => `${version} ${decision} ${judgedOn}`),
      ["1 approved 2026-11-20", "2 approved 2026-11-21", "3 rejected 2026-11-22"]
    )
  })

  test("moves categories only when asked, with a correcting entry and the badges of the new one", function* (account, guards) {
    const send = submitting(account)
    for (let item = 0; item < 5; item++) yield* send(fair("Reliability"), fair("Leadership & Mentorship"))
    guards.version = 1
    assert.strictEqual((yield* follow(applied)).counts.moved, 0)
    const before = yield* readStoredHive(account.owner)
    assert.strictEqual(before.stats.counts.reliability, 5)
    assert.strictEqual((yield* follow({ ...applied, movesCategories: true })).counts.moved, 5)
    const hive = yield* readStoredHive(account.owner)
    expectSound(hive)
    assert.deepInclude(hive.stats.counts, { reliability: 0, leadership: 5 })
    assert.deepStrictEqual(
      hive.badges.map(({ id }) => id),
      ["leadership-5", "reliability-5"]
    )
    const corrections = hive.points.filter(({ id }) => id.startsWith("correction:"))
    assert.deepStrictEqual(
      corrections.map(({ points, source, description }) => [points, source, description]),
      Array(5).fill([20, "feedback", "Moved from Reliability to Leadership & Mentorship"])
    )
    // Earlier entries stay: the history is corrected, not rewritten.
    assert.includeDeepMembers([...hive.points], [...before.points])
    assert.isTrue((yield* readActivity(account.owner)).some(({ points }) => points === 20))
  })

  test("leaves held items held, and pending ones to the guard", function* (account, guards) {
    const send = submitting(account)
    yield* send(abuse, fair()).pipe(Effect.provideService(ReleaseWindow, 60))
    yield* send("away", fair()).pipe(Effect.ignore)
    guards.version = 1
    const { counts } = yield* follow(applied)
    assert.deepInclude(counts, { judged: 1, approved: 1 })
    const hive = yield* readStoredHive(account.owner)
    expectSound(hive)
    assert.strictEqual(hive.stats.totalPoints, 0)
    assert.lengthOf(yield* allHeld, 1)
    assert.lengthOf(yield* listFeedback(account.owner), 0)
    assert.lengthOf(hive.verdicts, 2)
  })

  test("leaves what nobody can judge or read as it is, and counts it", function* (account, guards) {
    const send = submitting(account)
    yield* send(fair(), "away")
    yield* send(fair(), fair())
    const [broken] = (yield* readStoredHive(account.owner)).items.filter(({ content }) =>
      content.includes("isAbuse")
    )
    const item = broken ?? (yield* Effect.die("there are two"))
    const moved = { ...item, content: Sealed(JSON.stringify(["elsewhere", item.id, "content", "x"])) }
    const isAway = item.content.includes("away")
    yield* changeHive(account.owner, putChange(moved))
    const before = yield* readStoredHive(account.owner)
    guards.version = 1
    const { counts } = yield* follow({ ...applied, isApplied: true })
    assert.deepInclude(
      counts,
      isAway ? { judged: 1, unreadable: 1, unavailable: 0 } : { judged: 0, unreadable: 1, unavailable: 1 }
    )
    assert.deepStrictEqual((yield* readStoredHive(account.owner)).items, before.items)
  })

  test("judges nothing twice that the guard of today has judged, unless its version is asked for", function* (account, guards) {
    const send = submitting(account)
    yield* send(fair(), abuse)
    guards.version = 1
    yield* send(abuse, fair())
    assert.deepInclude((yield* follow(applied)).counts, { judged: 1, current: 1 })
    assert.deepInclude((yield* follow(applied)).counts, { judged: 0, current: 2 })
    const asked = { ...applied, choice: { ...replayEverything, guardVersion: "two 2" } }
    const before = yield* readStoredHive(account.owner)
    assert.deepInclude((yield* follow(asked)).counts, { judged: 2, current: 0 })
    assert.deepStrictEqual(yield* readStoredHive(account.owner), before)
  })

  test("goes on when an owner goes meanwhile, and tells that all is done", function* (account, guards) {
    yield* submitting(account)(fair(), abuse)
    const other = yield* makeOwner("Bo Lind", "b0-lind")
    yield* submitting(other)(fair(), abuse)
    guards.version = 1
    const context = yield* Effect.context<HiveStore>()
    const removing = changeHive(account.owner, { put: [], remove: [account] })
    guards.beforeJudging = removing.pipe(Effect.provide(context), Effect.ignore)
    const { counts, shares } = yield* follow(applied)
    assert.strictEqual(counts.rejected, 1)
    assert.closeTo(shares.at(-1) ?? 0, 1, 1e-9)
    assert.deepStrictEqual(
      shares,
      shares.toSorted((a, b) => a - b)
    )
    assert.strictEqual((yield* readStoredHive(other.owner)).items[0]?.moderationStatus, "rejected")
  })
})

describe("what a replay chooses", () => {
  const [first, second, third] = ["a 2026-11-20", "a 2026-11-21", "b 2026-11-23"]

  const cases: ReadonlyArray<readonly [Partial<ReplayChoice>, ReadonlyArray<string | undefined>]> = [
    [{}, [first, second, third]],
    [{ from: Day("2026-11-21") }, [second, third]],
    [{ to: Day("2026-11-21") }, [first, second]],
    [{ from: Day("2026-11-21"), to: Day("2026-11-21") }, [second]],
    [{ status: "rejected" }, [second]],
    [{ guardVersion: "1" }, [first, second]],
    [{ guardVersion: "two 2" }, [third]],
    [{ guardVersion: "none" }, []],
    [{ language: "en" }, [first, second, third]],
    [{ language: "hi" }, []],
    [{ owner: OwnerId("b0-lind") }, [third]]
  ]

  for (const [choice, wanted] of cases) {
    test(JSON.stringify(choice), function* (account, guards) {
      const other = yield* makeOwner("Bo Lind", "b0-lind")
      const send = submitting(account)
      yield* send(fair(), fair(), abuse)
      yield* TestClock.adjust("1 day")
      yield* send(abuse, abuse, fair())
      yield* TestClock.adjust("2 days")
      guards.version = 1
      yield* submitting(other)(fair(), fair(), abuse)
      guards.version = 2
      const { replayed } = yield* follow({ ...applied, choice: { ...replayEverything, ...choice } })
      const found = replayed.map(
        ({ owner, createdOn }) => `${owner === other.owner ? "b" : "a"} ${createdOn}`
      )
      assert.sameMembers(found, [...wanted])
    })
  }
})
