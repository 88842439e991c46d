import { assert, describe } from "@effect/vitest"
import { Effect, Option, Result } from "effect"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { type Feedback, FeedbackId } from "#core/domain/feedback/feedback.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { verdictIdOf } from "#core/domain/moderation/verdict-record.ts"
import { Day } from "#core/domain/values/day.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { StoreHealth } from "#core/ports/store-health.ts"
import * as sample from "../support/storage-records.ts"
import { ada, bob, someDay } from "../support/storage-records.ts"
import {
  answerWithHive,
  besideBob,
  type ContractTest,
  idsOf,
  putRecords,
  readHive,
  removeRecords,
  unchanged
} from "./storage-adapter.ts"

const nobody = OwnerId("nobody")
const [one, two] = [FeedbackId("1"), FeedbackId("2")]
export const hivesContract = (test: ContractTest) =>
  describe("HiveStore", () => {
    besideBob(test)("lists all items whatever their state, and everybody who has a hive", function* () {
      yield* putRecords(
        sample.makeFeedback("1"),
        sample.makeApproved("2"),
        sample.makeApproved("3", { isHeld: true })
      )
      const store = yield* HiveStore
      const ids = (yield* store.listItems(ada)).map(({ id }) => `${id}`)
      assert.deepStrictEqual(ids.toSorted(), ["1", "2", "3"])
      assert.deepStrictEqual(yield* store.listItems(bob), [])
      assert.deepStrictEqual((yield* store.owners).toSorted(), [ada, bob])
    })

    test("counts the answers to each question that are approved and released", function* () {
      const answer = (id: string, question: string | null, given = {}) =>
        sample.makeApproved(id, { question, ...given })
      const store = yield* HiveStore
      assert.deepStrictEqual(yield* store.countAnswers(ada), new Map())
      yield* putRecords(
        answer("1", "a"),
        answer("2", "a", { cover: "covered" }),
        answer("3", "b", { isPublic: true, answer: "sealed", status: "acted" }),
        answer("4", "a", { isHeld: true }),
        answer("5", null),
        sample.makeFeedback("6", { question: "a" })
      )
      assert.deepStrictEqual([...(yield* store.countAnswers(ada))].toSorted(), [
        ["a", 2],
        ["b", 1]
      ])
      yield* removeRecords(answer("1", "a"))
      yield* putRecords(sample.makeRejected("2"), answer("4", "a"))
      assert.deepStrictEqual([...(yield* store.countAnswers(ada))].toSorted(), [
        ["a", 1],
        ["b", 1]
      ])
      assert.deepStrictEqual(yield* store.countAnswers(nobody), new Map())
    })

    test("gives back a question, a status and an answer, and an owner's questions", function* () {
      const item = sample.makeApproved("1", {
        question: "a",
        status: "see-differently",
        isPublic: true,
        answer: Sealed("sealed answer")
      })
      const question = { id: "a", question: "What “else”?", thanks: "Thanks 🐝" }
      const questions = {
        asked: [question],
        announced: { questions: [], from: 1_795_346_645_832 },
        changedAt: 1_795_346_645_831,
        former: [{ id: "b", question: "What?" }]
      }
      yield* putRecords(item, sample.makeAccount(ada, { questions }))
      const hive = yield* readHive(ada, { items: [one] })
      assert.deepStrictEqual(hive.items.get(one), item)
      assert.deepStrictEqual(hive.account.questions, questions)
    })

    test("is healthy", function* () {
      yield* StoreHealth.use((health) => health.check)
    })

    test("shows a new hive as empty", function* () {
      const hive = yield* readHive(ada, { items: [one], submissionKey: "none" })
      assert.deepStrictEqual(hive.account, sample.makeAccount(ada))
      assert.strictEqual(hive.stats.totalPoints, 0)
      assert.strictEqual(
        Object.values(hive.stats.counts).reduce((sum, count) => sum + count, 0),
        0
      )
      const sizes = [hive.badges, hive.links, hive.publicIds, hive.items, hive.points].map(({ size }) => size)
      assert.deepStrictEqual(sizes, [0, 0, 0, 0, 0])
      assert.isUndefined(hive.submissionKey)
    })

    test("shows what is wanted of a hive and exists", function* () {
      const item = sample.makeApproved("1", { isPublic: true })
      const [points, stats] = [sample.makePoints("1"), sample.makeStats(30)]
      const [badge, link, key] = [
        sample.makeBadge("leadership-5"),
        sample.makeLink("ada"),
        sample.makeSubmissionKey("k")
      ]
      yield* putRecords(
        item,
        sample.makeFeedback("2"),
        points,
        sample.makePoints("2"),
        stats,
        badge,
        link,
        key
      )
      const hive = yield* readHive(ada, { items: [one, FeedbackId("3")], submissionKey: "k" })
      assert.deepStrictEqual([...hive.items.values()], [item])
      assert.deepStrictEqual([...hive.points], [[one, [points]]])
      assert.deepStrictEqual(hive.stats, stats)
      assert.deepStrictEqual([...hive.badges.values()], [badge])
      assert.deepStrictEqual([...hive.links.values()], [link])
      assert.deepStrictEqual([...hive.publicIds], [one])
      assert.deepStrictEqual(hive.submissionKey, key)
    })

    test("shows a decision the same as a reader", function* () {
      yield* putRecords(
        sample.makeFeedback("1"),
        sample.makePoints("1"),
        sample.makeSubmissionKey("k"),
        sample.makeBadge("b"),
        sample.makeInsight("first")
      )
      const wanted = { items: [one, two], submissionKey: "k", insight: true } as const
      const seen = yield* HiveStore.use((store) => store.change(ada, wanted, answerWithHive))
      assert.deepStrictEqual(seen, yield* readHive(ada, wanted))
    })

    test("shows the fields alone that a decision asks for as a reader of all sees them", function* () {
      const [stats, badge] = [sample.makeStats(30), sample.makeBadge("b")]
      yield* putRecords(
        sample.makeFeedback("1"),
        sample.makePoints("1"),
        stats,
        badge,
        sample.makeSubmissionKey("k")
      )
      const all = yield* readHive(ada, { items: [one], submissionKey: "k" })
      const store = yield* HiveStore
      const some = { only: ["stats", "badges", "items"], items: [one] } as const
      const seen = yield* store.change(ada, some, (hive) =>
        unchanged([hive.account, hive.stats, hive.badges, hive.items])
      )
      assert.deepStrictEqual<unknown>(seen, [all.account, all.stats, all.badges, all.items])
      const key = { only: ["submissionKey"], submissionKey: "k" } as const
      const found = yield* store.change(ada, key, ({ submissionKey }) => unchanged(submissionKey))
      assert.deepStrictEqual(found, all.submissionKey)
      const none = { only: ["submissionKey"], submissionKey: undefined } as const
      const { account } = yield* store.change(ada, none, (hive) => unchanged(hive))
      assert.deepStrictEqual(account, all.account)
    })

    test("lists a part: so many items after a place, whether its item is still there or not", function* () {
      const store = yield* HiveStore
      const [older, newer] = [Day("2026-11-19"), Day("2026-11-20")]
      const days = { a: newer, b: older, c: newer, d: older, e: newer }
      const items = Object.entries(days).map(([id, createdOn]) => sample.makeApproved(id, { createdOn }))
      yield* putRecords(
        ...items,
        sample.makeFeedback("pending"),
        sample.makeApproved("held", { isHeld: true })
      )
      const part = (limit: number, createdOn?: Day, id = "") =>
        Effect.map(
          store.listFeedback(ada, { limit, after: createdOn === undefined ? null : { createdOn, id } }),
          idsOf
        )
      assert.deepStrictEqual(yield* part(2), ["a", "c"])
      assert.deepStrictEqual(yield* part(2, newer, "c"), ["e", "b"])
      yield* removeRecords(sample.makeApproved("c"))
      assert.deepStrictEqual(yield* part(9, newer, "c"), ["e", "b", "d"])
      assert.deepStrictEqual(yield* part(9, newer, "d"), ["e", "b", "d"])
      assert.deepStrictEqual(yield* part(9, older, "d"), [])
    })

    test("leaves what a reader was shown as it was", function* () {
      yield* putRecords(sample.makeApproved("1", { isPublic: true }), sample.makeBadge("a"))
      const before = yield* readHive(ada, {})
      const list = yield* HiveStore.use((store) => store.listFeedback(ada))
      yield* putRecords(sample.makeApproved("2", { isPublic: true }), sample.makeBadge("b"))
      yield* removeRecords(sample.makeApproved("1"))
      assert.deepStrictEqual([before.publicIds.size, before.badges.size, list.length], [1, 1, 1])
    })

    test("replaces records, and removes them", function* () {
      const store = yield* HiveStore
      yield* putRecords(
        sample.makeApproved("1", { isPublic: true }),
        sample.makePoints("1"),
        sample.makeBadge("b"),
        sample.makeVerdict("v", "1")
      )
      yield* putRecords(sample.makeApproved("1", { isPublic: false }), sample.makePoints("1", { points: 5 }))
      const changed = yield* readHive(ada, { items: [one] })
      assert.deepStrictEqual(changed.publicIds.size, 0)
      assert.deepStrictEqual([...changed.points.values()], [[sample.makePoints("1", { points: 5 })]])
      yield* removeRecords(
        sample.makeFeedback("1"),
        sample.makePoints("1"),
        sample.makeBadge("b"),
        sample.makeVerdict("v", "1")
      )
      const empty = yield* readHive(ada, { items: [one] })
      assert.deepStrictEqual([empty.items.size, empty.points.size, empty.badges.size], [0, 0, 0])
      assert.strictEqual(empty.verdicts.size, 0)
      assert.deepStrictEqual(yield* store.listFeedback(ada), [])
      assert.deepStrictEqual(yield* store.latestPoints(ada, 5), [])
      assert.deepStrictEqual(yield* store.verdictsOn(ada, one), [])
      yield* removeRecords(sample.makeFeedback("1"))
    })

    besideBob(test)("keeps the hives of owners apart", function* () {
      yield* putRecords(sample.makeApproved("1"))
      yield* putRecords(sample.makeApproved("1", { owner: bob, isPublic: true }))
      assert.strictEqual((yield* readHive(ada, {})).publicIds.size, 0)
      assert.strictEqual((yield* readHive(bob, { items: [one] })).items.get(one)?.owner, bob)
    })

    test("knows no unknown owner", function* () {
      const store = yield* HiveStore
      const changed = yield* Effect.flip(store.change(nobody, {}, answerWithHive))
      assert.strictEqual(changed._tag, "OwnerNotFound")
      const shown = yield* Effect.flip(store.read(nobody, {}))
      assert.strictEqual(shown._tag, "OwnerNotFound")
      assert.deepStrictEqual(yield* store.listFeedback(nobody), [])
      assert.deepStrictEqual(yield* store.listPublic(nobody), [])
      assert.deepStrictEqual(yield* store.latestPoints(nobody, 5), [])
    })

    test("changes nothing when the decision fails, and says why", function* () {
      const store = yield* HiveStore
      const refused = yield* Effect.flip(store.change(ada, {}, () => Result.fail("no")))
      assert.strictEqual(refused, "no")
      assert.strictEqual(
        yield* store.change(ada, {}, () => Result.succeed({ change: putChange(), answer: 1 })),
        1
      )
    })

    besideBob(test)("changes all or nothing", function* () {
      yield* putRecords(sample.makeLink("taken"))
      const change = putRecords(
        sample.makeApproved("1", { owner: bob, isPublic: true }),
        sample.makeLink("taken", { owner: bob }),
        sample.makeStats(30, { owner: bob })
      )
      assert.strictEqual((yield* Effect.flip(change))._tag, "LinkTaken")
      const hive = yield* readHive(bob, { items: [one] })
      assert.deepStrictEqual([hive.items.size, hive.links.size, hive.publicIds.size], [0, 0, 0])
      assert.strictEqual(hive.stats.totalPoints, 0)
    })

    test("lists settled items by day, newest first, then by id, however they came", function* () {
      const store = yield* HiveStore
      const newer = { createdOn: Day("2026-11-21") }
      yield* putRecords(
        sample.makeApproved("b"),
        sample.makeApproved("d", newer),
        sample.makeFeedback("pending")
      )
      assert.deepStrictEqual(idsOf(yield* store.listFeedback(ada)), ["d", "b"])
      yield* putRecords(sample.makeRejected("c"), sample.makeApproved("a"))
      yield* putRecords(sample.makeApproved("e", newer), sample.makeApproved("pending"))
      assert.deepStrictEqual(idsOf(yield* store.listFeedback(ada)), ["d", "e", "a", "b", "c", "pending"])
      yield* removeRecords(sample.makeFeedback("b"))
      yield* putRecords(sample.makeFeedback("a"))
      assert.deepStrictEqual(idsOf(yield* store.listFeedback(ada)), ["d", "e", "c", "pending"])
    })

    test("lists public items and the latest points in the same order", function* () {
      const store = yield* HiveStore
      const newer = { createdOn: Day("2026-11-21") }
      for (const id of ["c", "a", "b"])
        yield* putRecords(sample.makeApproved(id, { isPublic: true }), sample.makePoints(id))
      yield* putRecords(sample.makeApproved("z", { isPublic: true, ...newer }), sample.makePoints("z", newer))
      assert.deepStrictEqual(idsOf(yield* store.listPublic(ada)), ["z", "a", "b", "c"])
      assert.deepStrictEqual(idsOf(yield* store.latestPoints(ada, 3)), [
        "feedback:z",
        "feedback:a",
        "feedback:b"
      ])
      assert.deepStrictEqual(yield* store.latestPoints(ada, 0), [])
    })

    test("finds the verdicts on an item, first to last, whenever they were given", function* () {
      const store = yield* HiveStore
      const rounds = [10, 2, 1, 3].map((round) => sample.makeVerdict(verdictIdOf(one, round), "1"))
      yield* putRecords(...rounds, sample.makeVerdict(verdictIdOf(two, 1), "2"))
      yield* putRecords(
        sample.makeVerdict(verdictIdOf(one, 2), "1", {
          reason: "looked again",
          judgedOn: Day("2020-01-01")
        })
      )
      const found = yield* store.verdictsOn(ada, one)
      assert.deepStrictEqual(idsOf(found), ["1:1", "1:2", "1:3", "1:10"])
      assert.strictEqual(found[1]?.reason, "looked again")
      assert.strictEqual(found[1]?.judgedOn, "2020-01-01")
    })

    test("takes a verdict with a random id for the first one", function* () {
      yield* putRecords(sample.makeVerdict(verdictIdOf(one, 2), "1"), sample.makeVerdict("f00d-1:7", "1"))
      const found = yield* HiveStore.use((store) => store.verdictsOn(ada, one))
      assert.deepStrictEqual(idsOf(found), ["f00d-1:7", "1:2"])
    })

    test("keeps all of a verdict, and shows it with its item", function* () {
      const store = yield* HiveStore
      const verdict = sample.makeVerdict(verdictIdOf(one, 1), "1", {
        decision: "rejected",
        labels: [
          { label: "threat", score: 0.987654321 },
          { label: "insult", score: 0.5 }
        ],
        guard: "local+openai",
        version: "3+omni",
        reason: 'openai found "threat"; insult.'
      })
      yield* putRecords(sample.makeApproved("1"), verdict)
      assert.deepStrictEqual(yield* store.verdictsOn(ada, one), [verdict])
      assert.deepStrictEqual(yield* store.listVerdicts(ada, [one]), [verdict])
      const { verdicts } = yield* readHive(ada, { items: [one, two] })
      assert.deepStrictEqual([...verdicts], [[one, [verdict]]])
    })

    besideBob(test)("lists the verdicts on several items of one owner", function* () {
      const store = yield* HiveStore
      yield* putRecords(
        sample.makeVerdict("1:1", "1"),
        sample.makeVerdict("1:2", "1"),
        sample.makeVerdict("2:1", "2"),
        sample.makeVerdict("3:1", "3")
      )
      yield* putRecords(sample.makeVerdict("1:1", "1", { owner: bob }))
      const found = yield* store.listVerdicts(ada, [one, two, FeedbackId("none")])
      assert.deepStrictEqual(idsOf(found).toSorted(), ["1:1", "1:2", "2:1"])
      assert.isTrue(found.every(({ owner }) => owner === ada))
      assert.deepStrictEqual(yield* store.listVerdicts(ada, []), [])
      assert.deepStrictEqual(yield* store.listVerdicts(nobody, [one]), [])
    })

    test("keeps what is covered, shown, starred and done, and for what something was rejected", function* () {
      const store = yield* HiveStore
      const items = [
        sample.makeApproved("1", { cover: "covered" }),
        sample.makeApproved("2", { cover: "shown", isPublic: true, isStarred: true }),
        sample.makeRejected("3", { wasShown: true, rejectedFor: "self-harm", isDone: true })
      ]
      yield* putRecords(...items)
      const read = Effect.map(store.listFeedback(ada), (listed): ReadonlyArray<Feedback> => listed)
      assert.deepStrictEqual(yield* read, items)
      const opened = sample.makeApproved("1", { cover: "shown" })
      yield* putRecords(opened)
      assert.deepStrictEqual(yield* read, [opened, ...items.slice(1)])
    })

    besideBob(test)("outlines all items, by id", function* () {
      const store = yield* HiveStore
      const older = { createdOn: Day("2026-11-01") }
      yield* putRecords(
        sample.makeFeedback("c"),
        sample.makeApproved("a", { isHeld: true }),
        sample.makeRejected("b", older)
      )
      yield* putRecords(sample.makeApproved("d", { cover: "covered", isStarred: true, isDone: true }))
      const plain = { createdOn: someDay, isStarred: false, isDone: false }
      assert.deepStrictEqual(yield* store.listOutlines(ada), [
        { id: FeedbackId("a"), ...plain, state: "approved" },
        { id: FeedbackId("b"), ...plain, ...older, state: "rejected" },
        { id: FeedbackId("c"), ...plain, state: "pending" },
        { id: FeedbackId("d"), createdOn: someDay, state: "covered", isStarred: true, isDone: true }
      ])
      assert.deepStrictEqual(yield* store.listOutlines(bob), [])
      assert.deepStrictEqual(yield* store.listOutlines(nobody), [])
    })

    besideBob(test)("knows whose item it is, whatever its state, and nobody's", function* () {
      const store = yield* HiveStore
      yield* putRecords(sample.makeFeedback("1"))
      yield* putRecords(sample.makeApproved("2", { owner: bob, isHeld: true }))
      assert.deepStrictEqual(yield* store.ownerOf(one), Option.some(ada))
      assert.deepStrictEqual(yield* store.ownerOf(two), Option.some(bob))
      assert.deepStrictEqual(yield* store.ownerOf(FeedbackId("3")), Option.none())
    })
  })
