import { assert, describe } from "@effect/vitest"
import { Effect, Result } from "effect"
import { OwnerId } from "#core/accounts/account.ts"
import { FeedbackId } from "#core/feedback/feedback.ts"
import { putting } from "#core/hives/change.ts"
import { HiveStore, StoreHealth } from "#core/hives/hive-store.ts"
import { Day } from "#core/support/day.ts"
import { type ContractTest, createAccount, look, put, read, remove } from "./storage.contract.ts"
import {
  ada,
  bob,
  makeAccount,
  makeApproved,
  makeBadge,
  makeFeedback,
  makeLink,
  makePoints,
  makeStats,
  makeSubmissionKey,
  makeVerdict
} from "./storage-records.ts"

const nobody = OwnerId("nobody")
const [one, two] = [FeedbackId("1"), FeedbackId("2")]
const idsOf = (records: ReadonlyArray<{ readonly id: string }>) => records.map(({ id }) => id)

export const hivesContract = (test: ContractTest) =>
  describe("HiveStore", () => {
    test(
      "lists all items whatever their state, and everybody who has a hive",
      Effect.gen(function* () {
        yield* createAccount(bob)
        yield* put(makeFeedback("1"), makeApproved("2"), makeApproved("3", { isHeld: true }))
        const store = yield* HiveStore
        const ids = (yield* store.listItems(ada)).map(({ id }) => `${id}`)
        assert.deepStrictEqual(ids.toSorted(), ["1", "2", "3"])
        assert.deepStrictEqual(yield* store.listItems(bob), [])
        assert.deepStrictEqual((yield* store.owners).toSorted(), [ada, bob])
      })
    )

    test(
      "is healthy",
      StoreHealth.use((health) => health.check)
    )

    test(
      "shows a new hive as empty",
      Effect.gen(function* () {
        const hive = yield* read(ada, { items: [one], submissionKey: "none" })
        assert.deepStrictEqual(hive.account, makeAccount(ada))
        assert.strictEqual(hive.stats.totalPoints, 0)
        assert.strictEqual(
          Object.values(hive.stats.counts).reduce((sum, count) => sum + count, 0),
          0
        )
        const sizes = [hive.badges, hive.links, hive.publicIds, hive.items, hive.points].map(
          ({ size }) => size
        )
        assert.deepStrictEqual(sizes, [0, 0, 0, 0, 0])
        assert.isUndefined(hive.submissionKey)
      })
    )

    test(
      "shows what is wanted of a hive and exists",
      Effect.gen(function* () {
        const item = makeApproved("1", { isPublic: true })
        const [points, stats] = [makePoints("1"), makeStats(30)]
        const [badge, link, key] = [makeBadge("leadership-5"), makeLink("ada"), makeSubmissionKey("k")]
        yield* put(item, makeFeedback("2"), points, makePoints("2"), stats, badge, link, key)
        const hive = yield* read(ada, { items: [one, FeedbackId("3")], submissionKey: "k" })
        assert.deepStrictEqual([...hive.items.values()], [item])
        assert.deepStrictEqual([...hive.points], [[one, [points]]])
        assert.deepStrictEqual(hive.stats, stats)
        assert.deepStrictEqual([...hive.badges.values()], [badge])
        assert.deepStrictEqual([...hive.links.values()], [link])
        assert.deepStrictEqual([...hive.publicIds], [one])
        assert.deepStrictEqual(hive.submissionKey, key)
      })
    )

    test(
      "shows a decision the same as a reader",
      Effect.gen(function* () {
        yield* put(makeFeedback("1"), makePoints("1"), makeSubmissionKey("k"), makeBadge("b"))
        const wanted = { items: [one, two], submissionKey: "k" }
        const seen = yield* HiveStore.use((store) => store.change(ada, wanted, look))
        assert.deepStrictEqual(seen, yield* read(ada, wanted))
      })
    )

    test(
      "leaves what a reader was shown as it was",
      Effect.gen(function* () {
        yield* put(makeApproved("1", { isPublic: true }), makeBadge("a"))
        const before = yield* read(ada)
        const list = yield* HiveStore.use((store) => store.listFeedback(ada))
        yield* put(makeApproved("2", { isPublic: true }), makeBadge("b"))
        yield* remove(makeApproved("1"))
        assert.deepStrictEqual([before.publicIds.size, before.badges.size, list.length], [1, 1, 1])
      })
    )

    test(
      "replaces records, and removes them",
      Effect.gen(function* () {
        const store = yield* HiveStore
        yield* put(
          makeApproved("1", { isPublic: true }),
          makePoints("1"),
          makeBadge("b"),
          makeVerdict("v", "1")
        )
        yield* put(makeApproved("1", { isPublic: false }), makePoints("1", { points: 5 }))
        const changed = yield* read(ada, { items: [one] })
        assert.deepStrictEqual(changed.publicIds.size, 0)
        assert.deepStrictEqual([...changed.points.values()], [[makePoints("1", { points: 5 })]])
        yield* remove(makeFeedback("1"), makePoints("1"), makeBadge("b"), makeVerdict("v", "1"))
        const empty = yield* read(ada, { items: [one] })
        assert.deepStrictEqual([empty.items.size, empty.points.size, empty.badges.size], [0, 0, 0])
        assert.deepStrictEqual(yield* store.listFeedback(ada), [])
        assert.deepStrictEqual(yield* store.latestPoints(ada, 5), [])
        assert.deepStrictEqual(yield* store.verdictsOn(ada, one), [])
        yield* remove(makeFeedback("1"))
      })
    )

    test(
      "keeps the hives of owners apart",
      Effect.gen(function* () {
        yield* createAccount(bob)
        yield* put(makeApproved("1"))
        yield* put(makeApproved("1", { owner: bob, isPublic: true }))
        assert.strictEqual((yield* read(ada)).publicIds.size, 0)
        assert.strictEqual((yield* read(bob, { items: [one] })).items.get(one)?.owner, bob)
      })
    )

    test(
      "knows no unknown owner",
      Effect.gen(function* () {
        const store = yield* HiveStore
        const changed = yield* Effect.flip(store.change(nobody, {}, look))
        assert.strictEqual(changed._tag, "OwnerNotFound")
        const shown = yield* Effect.flip(store.read(nobody, {}))
        assert.strictEqual(shown._tag, "OwnerNotFound")
        assert.deepStrictEqual(yield* store.listFeedback(nobody), [])
        assert.deepStrictEqual(yield* store.listPublic(nobody), [])
        assert.deepStrictEqual(yield* store.latestPoints(nobody, 5), [])
      })
    )

    test(
      "changes nothing when the decision fails, and says why",
      Effect.gen(function* () {
        const store = yield* HiveStore
        const refused = yield* Effect.flip(store.change(ada, {}, () => Result.fail("no")))
        assert.strictEqual(refused, "no")
        assert.strictEqual(
          yield* store.change(ada, {}, () => Result.succeed({ change: putting(), answer: 1 })),
          1
        )
      })
    )

    test(
      "changes all or nothing",
      Effect.gen(function* () {
        yield* createAccount(bob)
        yield* put(makeLink("taken"))
        const change = put(
          makeApproved("1", { owner: bob, isPublic: true }),
          makeLink("taken", { owner: bob }),
          makeStats(30, { owner: bob })
        )
        assert.strictEqual((yield* Effect.flip(change))._tag, "LinkTaken")
        const hive = yield* read(bob, { items: [one] })
        assert.deepStrictEqual([hive.items.size, hive.links.size, hive.publicIds.size], [0, 0, 0])
        assert.strictEqual(hive.stats.totalPoints, 0)
      })
    )

    test(
      "lists settled items by day, newest first, then by id, however they came",
      Effect.gen(function* () {
        const store = yield* HiveStore
        const newer = { createdOn: Day("2026-11-21") }
        yield* put(makeApproved("b"), makeApproved("d", newer), makeFeedback("pending"))
        assert.deepStrictEqual(idsOf(yield* store.listFeedback(ada)), ["d", "b"])
        yield* put(makeApproved("c", { moderationStatus: "rejected" }), makeApproved("a"))
        yield* put(makeApproved("e", newer), makeApproved("pending"))
        assert.deepStrictEqual(idsOf(yield* store.listFeedback(ada)), ["d", "e", "a", "b", "c", "pending"])
        yield* remove(makeFeedback("b"))
        yield* put(makeFeedback("a"))
        assert.deepStrictEqual(idsOf(yield* store.listFeedback(ada)), ["d", "e", "c", "pending"])
      })
    )

    test(
      "lists public items and the latest points in the same order",
      Effect.gen(function* () {
        const store = yield* HiveStore
        const newer = { createdOn: Day("2026-11-21") }
        for (const id of ["c", "a", "b"]) yield* put(makeApproved(id, { isPublic: true }), makePoints(id))
        yield* put(makeApproved("z", { isPublic: true, ...newer }), makePoints("z", newer))
        assert.deepStrictEqual(idsOf(yield* store.listPublic(ada)), ["z", "a", "b", "c"])
        assert.deepStrictEqual(idsOf(yield* store.latestPoints(ada, 3)), [
          "feedback:z",
          "feedback:a",
          "feedback:b"
        ])
        assert.deepStrictEqual(yield* store.latestPoints(ada, 0), [])
      })
    )

    test(
      "finds the verdicts on an item",
      Effect.gen(function* () {
        const store = yield* HiveStore
        yield* put(makeVerdict("v2", "1"), makeVerdict("v1", "1"), makeVerdict("v3", "2"))
        yield* put(makeVerdict("v1", "1", { reason: "looked again" }))
        const found = yield* store.verdictsOn(ada, one)
        assert.deepStrictEqual(idsOf(found).toSorted(), ["v1", "v2"])
        assert.strictEqual(found.find(({ id }) => id === "v1")?.reason, "looked again")
      })
    )
  })
