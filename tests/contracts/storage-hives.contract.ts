import { assert, describe } from "@effect/vitest"
import { Effect, Option, Result } from "effect"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { type Feedback, FeedbackId } from "#core/domain/feedback/feedback.ts"
import { verdictIdOf } from "#core/domain/moderation/verdict-record.ts"
import { zeroCounts } from "#core/domain/points/zero-counts.ts"
import { Day } from "#core/domain/values/day.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import {
  ada,
  bob,
  makeAccount,
  makeApproved,
  makeBadge,
  makeFeedback,
  makeInsight,
  makeLink,
  makePoints,
  makeRejected,
  makeStats,
  makeSubmissionKey,
  makeVerdict,
  someDay
} from "../support/storage-records.ts"
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
const newer = { createdOn: Day("2026-11-21") }

const readTests = (test: ContractTest) => {
  test("shows a new hive as empty", function* () {
    const hive = yield* readHive(ada, { items: [one], submissionKey: "none" })
    assert.deepInclude(hive, {
      account: makeAccount(ada),
      stats: makeStats(0, { counts: zeroCounts }),
      submissionKey: undefined
    })
    const sizes = [hive.badges, hive.links, hive.publicIds, hive.items, hive.points].map(({ size }) => size)
    assert.deepStrictEqual(sizes, [0, 0, 0, 0, 0])
  })

  test("shows what is wanted of a hive and exists, to a reader and to a decision", function* () {
    const item = makeApproved("1", { isPublic: true })
    const [points, stats, badge, link] = [
      makePoints("1"),
      makeStats(30),
      makeBadge("leadership-5"),
      makeLink("ada")
    ]
    const key = makeSubmissionKey("k")
    const others = [makeFeedback("2"), makePoints("2"), makeInsight("first")]
    yield* putRecords(item, points, stats, badge, link, key, ...others)
    const wanted = { items: [one, FeedbackId("3")], submissionKey: "k", insight: true } as const
    const hive = yield* readHive(ada, wanted)
    assert.deepStrictEqual([...hive.items.values()], [item])
    assert.deepStrictEqual([...hive.points], [[one, [points]]])
    assert.deepStrictEqual(hive.stats, stats)
    assert.deepStrictEqual([...hive.badges.values()], [badge])
    assert.deepStrictEqual([...hive.links.values()], [link])
    assert.deepStrictEqual([...hive.publicIds], [one])
    assert.deepStrictEqual(hive.submissionKey, key)
    const store = yield* HiveStore
    assert.deepStrictEqual(yield* store.change(ada, wanted, answerWithHive), hive)
    const some = { only: ["stats", "badges", "items"], items: [one] } as const
    const seen = yield* store.change(ada, some, ({ account, stats, badges, items }) =>
      unchanged({ account, stats, badges, items })
    )
    const { account, badges, items } = hive
    assert.deepStrictEqual<unknown>(seen, { account, stats, badges, items })
    for (const submissionKey of ["k", undefined]) {
      const found = yield* store.change(ada, { only: ["submissionKey"], submissionKey }, (hive) =>
        unchanged([hive.account, hive.submissionKey])
      )
      assert.deepStrictEqual<unknown>(found, [account, submissionKey && key])
    }
  })

  test("leaves what a reader was shown as it was", function* () {
    yield* putRecords(makeApproved("1", { isPublic: true }), makeBadge("a"))
    const before = yield* readHive(ada, {})
    const list = yield* HiveStore.use((store) => store.listFeedback(ada))
    yield* putRecords(makeApproved("2", { isPublic: true }), makeBadge("b"))
    yield* removeRecords(makeApproved("1"))
    assert.deepStrictEqual([before.publicIds.size, before.badges.size, list.length], [1, 1, 1])
  })

  test("gives back all of an item, and an owner's questions", function* () {
    const question = { id: "a", question: "What “else”?", thanks: "Thanks 🐝" }
    const questions = {
      asked: [question],
      announced: { questions: [], from: 1_795_346_645_832 },
      changedAt: 1_795_346_645_831,
      former: [{ id: "b", question: "What?" }]
    }
    const answer = Sealed("sealed answer")
    const items = [
      makeApproved("1", { cover: "covered" }),
      makeApproved("2", { cover: "shown", isPublic: true, isStarred: true }),
      makeRejected("3", { wasShown: true, rejectedFor: "self-harm", isDone: true }),
      makeApproved("4", { question: "a", status: "see-differently", isPublic: true, answer })
    ]
    yield* putRecords(...items, makeAccount(ada, { questions }))
    const read = HiveStore.use(({ listFeedback }) =>
      Effect.map(listFeedback(ada), (listed): ReadonlyArray<Feedback> => listed)
    )
    assert.deepStrictEqual(yield* read, items)
    assert.deepStrictEqual((yield* readHive(ada, {})).account.questions, questions)
    const opened = makeApproved("1", { cover: "shown" })
    yield* putRecords(opened)
    assert.deepStrictEqual(yield* read, [opened, ...items.slice(1)])
  })

  besideBob(test)("knows whose item it is, whatever its state, and nobody's", function* () {
    const { ownerOf } = yield* HiveStore
    yield* putRecords(makeFeedback("1"))
    yield* putRecords(makeApproved("2", { owner: bob, isHeld: true }))
    const owners = yield* Effect.forEach([one, two, FeedbackId("3")], ownerOf)
    assert.deepStrictEqual(owners, [Option.some(ada), Option.some(bob), Option.none()])
  })
}

const changeTests = (test: ContractTest) => {
  test("replaces records, and removes them", function* () {
    const store = yield* HiveStore
    const others = [makeBadge("b"), makeVerdict("v", "1")]
    yield* putRecords(makeApproved("1", { isPublic: true }), makePoints("1"), ...others)
    yield* putRecords(makeApproved("1", { isPublic: false }), makePoints("1", { points: 5 }))
    const changed = yield* readHive(ada, { items: [one] })
    assert.deepStrictEqual(changed.publicIds.size, 0)
    assert.deepStrictEqual([...changed.points.values()], [[makePoints("1", { points: 5 })]])
    yield* removeRecords(makeFeedback("1"), makePoints("1"), ...others)
    const { items, points, badges, verdicts } = yield* readHive(ada, { items: [one] })
    assert.deepStrictEqual([items.size, points.size, badges.size, verdicts.size], [0, 0, 0, 0])
    assert.deepStrictEqual(yield* store.listFeedback(ada), [])
    assert.deepStrictEqual(yield* store.latestPoints(ada, 5), [])
    assert.deepStrictEqual(yield* store.verdictsOn(ada, one), [])
    yield* removeRecords(makeFeedback("1"))
  })

  besideBob(test)("keeps the hives of owners apart", function* () {
    yield* putRecords(makeApproved("1"))
    yield* putRecords(makeApproved("1", { owner: bob, isPublic: true }))
    assert.strictEqual((yield* readHive(ada, {})).publicIds.size, 0)
    assert.strictEqual((yield* readHive(bob, { items: [one] })).items.get(one)?.owner, bob)
  })

  test("knows no unknown owner", function* () {
    const store = yield* HiveStore
    for (const refused of [store.change(nobody, {}, answerWithHive), store.read(nobody, {})])
      assert.strictEqual((yield* Effect.flip(refused))._tag, "OwnerNotFound")
    const lists = Effect.all([
      store.listFeedback(nobody),
      store.listPublic(nobody),
      store.latestPoints(nobody, 5)
    ])
    assert.deepStrictEqual(yield* lists, [[], [], []])
  })

  test("changes nothing when the decision fails, and says why", function* () {
    const { change } = yield* HiveStore
    assert.strictEqual(yield* Effect.flip(change(ada, {}, () => Result.fail("no"))), "no")
    assert.strictEqual(yield* change(ada, {}, () => unchanged(1)), 1)
  })

  besideBob(test)("changes all or nothing", function* () {
    yield* putRecords(makeLink("taken"))
    const change = putRecords(
      makeApproved("1", { owner: bob, isPublic: true }),
      makeLink("taken", { owner: bob }),
      makeStats(30, { owner: bob })
    )
    assert.strictEqual((yield* Effect.flip(change))._tag, "LinkTaken")
    const hive = yield* readHive(bob, { items: [one] })
    assert.deepStrictEqual([hive.items.size, hive.links.size, hive.publicIds.size], [0, 0, 0])
    assert.strictEqual(hive.stats.totalPoints, 0)
  })
}

const listTests = (test: ContractTest) => {
  besideBob(test)(
    "lists and outlines all items whatever their state, and everybody with a hive",
    function* () {
      const { listItems, listOutlines, owners } = yield* HiveStore
      const older = { createdOn: Day("2026-11-01") }
      yield* putRecords(makeFeedback("c"), makeApproved("a", { isHeld: true }), makeRejected("b", older))
      yield* putRecords(makeApproved("d", { cover: "covered", isStarred: true, isDone: true }))
      assert.deepStrictEqual(idsOf(yield* listItems(ada)).toSorted(), ["a", "b", "c", "d"])
      const plain = { createdOn: someDay, isStarred: false, isDone: false }
      assert.deepStrictEqual(yield* listOutlines(ada), [
        { id: FeedbackId("a"), ...plain, state: "approved" },
        { id: FeedbackId("b"), ...plain, ...older, state: "rejected" },
        { id: FeedbackId("c"), ...plain, state: "pending" },
        { id: FeedbackId("d"), createdOn: someDay, state: "covered", isStarred: true, isDone: true }
      ])
      for (const empty of [listItems(bob), listOutlines(bob), listOutlines(nobody)])
        assert.deepStrictEqual<unknown>(yield* empty, [])
      assert.deepStrictEqual((yield* owners).toSorted(), [ada, bob])
    }
  )

  test("counts the answers to each question that are approved and released", function* () {
    const answer = (id: string, question: string | null, given = {}) =>
      makeApproved(id, { question, ...given })
    const { countAnswers } = yield* HiveStore
    const counts = Effect.map(countAnswers(ada), (found) => Object.fromEntries(found))
    assert.deepStrictEqual(yield* counts, {})
    yield* putRecords(
      answer("1", "a"),
      answer("2", "a", { cover: "covered" }),
      answer("3", "b", { isPublic: true, answer: "sealed", status: "acted" }),
      answer("4", "a", { isHeld: true }),
      answer("5", null),
      makeFeedback("6", { question: "a" })
    )
    assert.deepStrictEqual(yield* counts, { a: 2, b: 1 })
    yield* removeRecords(answer("1", "a"))
    yield* putRecords(makeRejected("2"), answer("4", "a"))
    assert.deepStrictEqual(yield* counts, { a: 1, b: 1 })
    assert.deepStrictEqual(yield* countAnswers(nobody), new Map())
  })

  test("lists settled items by day, newest first, then by id, however they came", function* () {
    const listed = HiveStore.use(({ listFeedback }) => Effect.map(listFeedback(ada), idsOf))
    yield* putRecords(makeApproved("b"), makeApproved("d", newer), makeFeedback("pending"))
    assert.deepStrictEqual(yield* listed, ["d", "b"])
    yield* putRecords(makeRejected("c"), makeApproved("a"))
    yield* putRecords(makeApproved("e", newer), makeApproved("pending"))
    assert.deepStrictEqual(yield* listed, ["d", "e", "a", "b", "c", "pending"])
    yield* removeRecords(makeFeedback("b"))
    yield* putRecords(makeFeedback("a"))
    assert.deepStrictEqual(yield* listed, ["d", "e", "c", "pending"])
  })

  test("lists a part: so many items after a place, whether its item is still there or not", function* () {
    const { listFeedback } = yield* HiveStore
    const days = { a: newer, b: {}, c: newer, d: {}, e: newer }
    const items = Object.entries(days).map(([id, day]) => makeApproved(id, day))
    yield* putRecords(...items, makeFeedback("pending"), makeApproved("held", { isHeld: true }))
    const part = (limit: number, createdOn?: Day, id = "") =>
      Effect.map(
        listFeedback(ada, { limit, after: createdOn === undefined ? null : { createdOn, id } }),
        idsOf
      )
    assert.deepStrictEqual(yield* part(2), ["a", "c"])
    assert.deepStrictEqual(yield* part(2, newer.createdOn, "c"), ["e", "b"])
    yield* removeRecords(makeApproved("c"))
    assert.deepStrictEqual(yield* part(9, newer.createdOn, "c"), ["e", "b", "d"])
    assert.deepStrictEqual(yield* part(9, newer.createdOn, "d"), ["e", "b", "d"])
    assert.deepStrictEqual(yield* part(9, someDay, "d"), [])
  })

  test("lists public items and the latest points in the same order", function* () {
    const { listPublic, latestPoints } = yield* HiveStore
    for (const id of ["c", "a", "b"]) yield* putRecords(makeApproved(id, { isPublic: true }), makePoints(id))
    yield* putRecords(makeApproved("z", { isPublic: true, ...newer }), makePoints("z", newer))
    assert.deepStrictEqual(idsOf(yield* listPublic(ada)), ["z", "a", "b", "c"])
    const latest = idsOf(yield* latestPoints(ada, 3))
    assert.deepStrictEqual(latest, ["feedback:z", "feedback:a", "feedback:b"])
    assert.deepStrictEqual(yield* latestPoints(ada, 0), [])
  })
}

const verdictTests = (test: ContractTest) => {
  test("finds the verdicts on an item, first to last, whenever they were given; a random id is the first", function* () {
    const { verdictsOn } = yield* HiveStore
    const rounds = [10, 2, 1, 3].map((round) => makeVerdict(verdictIdOf(one, round), "1"))
    yield* putRecords(...rounds, makeVerdict(verdictIdOf(two, 2), "2"), makeVerdict("f00d-1:7", "2"))
    const again = { reason: "looked again", judgedOn: Day("2020-01-01") }
    yield* putRecords(makeVerdict(verdictIdOf(one, 2), "1", again))
    const found = yield* verdictsOn(ada, one)
    assert.deepStrictEqual(idsOf(found), ["1:1", "1:2", "1:3", "1:10"])
    assert.deepInclude(found[1], again)
    assert.deepStrictEqual(idsOf(yield* verdictsOn(ada, two)), ["f00d-1:7", "2:2"])
  })

  besideBob(test)("keeps all of a verdict, and lists those on several items of one owner", function* () {
    const store = yield* HiveStore
    const verdict = makeVerdict(verdictIdOf(one, 1), "1", {
      decision: "rejected",
      labels: [
        { label: "threat", score: 0.987654321 },
        { label: "insult", score: 0.5 }
      ],
      guard: "local+openai",
      version: "3+omni",
      reason: 'openai found "threat"; insult.'
    })
    yield* putRecords(makeApproved("1"), verdict, makeVerdict("2:1", "2"), makeVerdict("3:1", "3"))
    yield* putRecords(makeVerdict("1:1", "1", { owner: bob }))
    assert.deepStrictEqual(yield* store.verdictsOn(ada, one), [verdict])
    const { verdicts } = yield* readHive(ada, { items: [one, FeedbackId("none")] })
    assert.deepStrictEqual([...verdicts], [[one, [verdict]]])
    const found = yield* store.listVerdicts(ada, [two, one, FeedbackId("none")])
    assert.sameDeepMembers([...found], [verdict, makeVerdict("2:1", "2")])
    assert.deepStrictEqual(yield* store.listVerdicts(ada, []), [])
    assert.deepStrictEqual(yield* store.listVerdicts(nobody, [one]), [])
  })
}

export const hivesContract = (test: ContractTest) =>
  describe("HiveStore", () => {
    readTests(test)
    changeTests(test)
    listTests(test)
    verdictTests(test)
  })
