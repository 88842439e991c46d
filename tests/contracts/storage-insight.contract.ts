import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import type { Feedback } from "#core/domain/feedback/feedback.ts"
import { changed } from "#core/domain/hives/change-result.ts"
import { storeInsight } from "#core/domain/hives/insight-rules.ts"
import { insightKey } from "#core/domain/insight/stored-insight.ts"
import { emptySeenMarks } from "#core/domain/seen/seen-marks.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import {
  ada,
  bob,
  makeAccount,
  makeApproved,
  makeFeedback,
  makeInsight,
  makeRejected,
  makeSeen
} from "../support/storage-records.ts"
import {
  besideBob,
  type ContractTest,
  createAccount,
  putRecords,
  readHive,
  removeRecords,
  unbounded
} from "./storage-adapter.ts"

const countedOf = (owner = ada) =>
  Effect.map(readHive(owner, { insight: true }), ({ counted }) => counted ?? { count: -1, fingerprint: "" })

/** Keeps what is there already, whoever found it. */
const keepInsight = (fingerprint: string, by: string) =>
  HiveStore.use((store) =>
    store.change(ada, { insight: true }, (hive) =>
      storeInsight(hive, makeInsight(fingerprint, { by }), () => true)
    )
  )

export const insightContract = (test: ContractTest) =>
  describe("the insight of a hive", () => {
    besideBob(test)("is stored, replaced and removed, each hive's apart", function* () {
      assert.isUndefined((yield* readHive(ada, { insight: true })).insight)
      yield* putRecords(makeInsight("first"))
      yield* putRecords(makeInsight("of bob", { owner: bob }))
      yield* putRecords(makeInsight("second", { by: "a service", content: Sealed("another") }))
      const { insight } = yield* readHive(ada, { insight: true })
      assert.deepStrictEqual(insight, makeInsight("second", { by: "a service", content: Sealed("another") }))
      yield* removeRecords(insightKey(ada))
      assert.isUndefined((yield* readHive(ada, { insight: true })).insight)
      assert.strictEqual((yield* readHive(bob, { insight: true })).insight?.fingerprint, "of bob")
      yield* removeRecords(insightKey(ada))
    })

    test("rests on approved items that are neither held nor covered; what else happens does not alter the fingerprint", function* () {
      assert.strictEqual((yield* countedOf()).count, 0)
      yield* putRecords(makeApproved("1"), makeApproved("2"))
      const before = yield* countedOf()
      assert.strictEqual(before.count, 2)
      yield* putRecords(makeFeedback("3"), makeRejected("4"), makeApproved("5", { isHeld: true }))
      yield* putRecords(makeApproved("6", { cover: "covered" }))
      yield* putRecords(makeApproved("1", { isPublic: true, content: Sealed("sealed anew") }))
      assert.deepStrictEqual(yield* countedOf(), before)
      yield* removeRecords(makeFeedback("3"), makeRejected("4"))
      assert.deepStrictEqual(yield* countedOf(), before)
      yield* putRecords(makeApproved("6", { cover: "shown" }))
      assert.strictEqual((yield* countedOf()).count, 3)
    })

    test("has another fingerprint when an item comes, goes, or is sorted otherwise, and the same for the same items", function* () {
      yield* putRecords(makeApproved("1"), makeApproved("2"))
      const first = yield* countedOf()
      const seen = [first.fingerprint]
      const after = (...records: ReadonlyArray<Feedback>) =>
        Effect.gen(function* () {
          yield* putRecords(...records)
          const { fingerprint } = yield* countedOf()
          assert.notInclude(seen, fingerprint)
          seen.push(fingerprint)
        })
      yield* after(makeApproved("2", { sentiment: "negative" }))
      yield* after(makeApproved("2", { category: "Reliability" }))
      yield* after(makeApproved("2", { category: "Reliability", sentiment: "positive" }))
      yield* after(makeApproved("3"))
      yield* after(makeRejected("2"))
      yield* removeRecords(makeApproved("3"))
      yield* putRecords(makeApproved("2"))
      assert.deepStrictEqual(yield* countedOf(), first)
    })

    besideBob(test)("is beside what its owner has seen, and both go with the account", function* () {
      const seenBy = (owner = ada) => Effect.map(readHive(owner, { seen: true }), ({ seen }) => seen)
      assert.isUndefined(yield* seenBy())
      for (const marks of [emptySeenMarks(ada), makeSeen()]) {
        yield* putRecords(marks)
        assert.deepStrictEqual(yield* seenBy(), marks)
      }
      assert.isUndefined(yield* seenBy(bob))
      yield* putRecords(makeInsight("first"))
      yield* removeRecords(makeAccount(ada))
      yield* createAccount(ada)
      const { insight, seen } = yield* readHive(ada, { insight: true, seen: true })
      assert.deepStrictEqual([insight, seen], [undefined, undefined])
    })
  })

export const insightRaces = (test: ContractTest) =>
  describe("the insight, under concurrent changes", () => {
    const three = putRecords(makeApproved("1"), makeApproved("2"), makeApproved("3"))

    test("of many that are found at once one wins, and all answer it", function* () {
      yield* three
      const { fingerprint } = yield* countedOf()
      const names = Array.from({ length: 20 }, (_, index) => `finder ${index}`)
      const answers = yield* Effect.forEach(names, (name) => keepInsight(fingerprint, name), unbounded)
      const { insight } = yield* readHive(ada, { insight: true })
      for (const answer of answers) assert.deepStrictEqual(answer, insight)
    })

    test("is not kept when an item goes meanwhile, in whatever order it happens", function* () {
      yield* three
      const { fingerprint } = yield* countedOf()
      const goes = HiveStore.use((store) =>
        store.change(ada, {}, () => changed({ put: [], remove: [makeApproved("3"), insightKey(ada)] }))
      )
      yield* Effect.all(
        [keepInsight(fingerprint, "early"), goes, keepInsight(fingerprint, "late")],
        unbounded
      )
      assert.isUndefined((yield* readHive(ada, { insight: true })).insight)
      assert.isUndefined(yield* keepInsight(fingerprint, "much too late"))
    })
  })
