import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Result } from "effect"
import { hiveRowsOf, itemsOf } from "#adapters/storage/in-memory/in-memory-hive.ts"
import { inMemoryPorts } from "#adapters/storage/in-memory/in-memory-ports.ts"
import { applyChange, emptyState, hiveOf } from "#adapters/storage/in-memory/in-memory-state.ts"
import { makeInMemoryStore } from "#adapters/storage/in-memory/in-memory-store.ts"
import type { Persistence } from "#adapters/storage/in-memory/persistence.ts"
import { storedRows } from "#adapters/storage/lowdb/stored-rows.ts"
import { FeedbackId, isPublished } from "#core/domain/feedback/feedback.ts"
import { putChange, type RecordKey } from "#core/domain/hives/change.ts"
import { encodeRecord } from "#core/domain/records/record-codec.ts"
import type { StoredRecord } from "#core/domain/records/record-kinds.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { sweepBefore } from "../../contracts/storage-adapter.ts"
import { effectTest as test } from "../../support/effect-test.ts"
import {
  ada,
  makeAccount,
  makeApproved,
  makeBadge,
  makeFeedback,
  makePoints,
  makeStats,
  makeSubmissionKey,
  makeVerdict,
  someDay
} from "../../support/storage-records.ts"

const shown = makeApproved("shown", { isPublic: true })

const storedItems = (count: number): Array<StoredRecord> =>
  Array.from({ length: count }, (_, index) => `stored ${index}`).flatMap((id) => [
    makeApproved(id),
    makePoints(id),
    makeVerdict(`of ${id}`, id)
  ])

const stored: ReadonlyArray<StoredRecord> = [
  makeBadge("Reliability 5"),
  makeStats(60),
  makeSubmissionKey("used", { content: `"isPublic":true and "kind":"stats"` }),
  shown,
  makePoints("shown"),
  makePoints("nothing", { feedbackId: null }),
  ...storedItems(2_000)
]

const reading = { heads: 0, items: 0, all: 0 }

/** A store with ada's hive asleep, which counts how often it is read. */
const asleep = () => {
  const state = emptyState()
  applyChange(state, putChange(makeAccount(ada)))
  const hive = state.hives.get(ada)
  assert(hive !== undefined)
  const rows = storedRows(
    Buffer.from(stored.map((record) => JSON.stringify(encodeRecord(record))).join(",\n"))
  )
  const reads = { ...reading }
  const counting: typeof rows = {
    pieces: () => {
      reads.all += 1
      return rows.pieces()
    },
    where: (field, value) => {
      reads[field === "kind" || field === "isPublic" ? "heads" : "items"] += 1
      return rows.where(field, value)
    }
  }
  hive.lazyRows = { stored: counting, isHeadRead: false, read: new Set() }
  const persistence: Persistence = { append: (_change, settle) => settle(), check: Effect.void }
  const ports = inMemoryPorts(makeInMemoryStore({ state, persistence }), Effect.void)
  // A server does it after its start, before anybody asks.
  hiveOf(state, ada)
  Object.assign(reads, reading)
  const change = (
    items: ReadonlyArray<string>,
    put: ReadonlyArray<StoredRecord>,
    remove: Array<RecordKey> = []
  ) =>
    Effect.flatMap(HiveStore, (store) =>
      store.change(ada, { items: items.map(FeedbackId), submissionKey: "used" }, (hive) =>
        Result.succeed({ change: { put, remove }, answer: hive })
      )
    ).pipe(Effect.provide(ports))
  return { hive, reads, ports, change }
}

const byKindAndId = (rows: Iterable<StoredRecord>) =>
  Array.from(rows, ({ kind, id }) => `${kind} ${id}`).sort()

describe("[anon A21] a hive that sleeps", () => {
  test("is read for nothing that a visitor does, nor for what becomes of it", function* () {
    const { hive, reads, ports, change } = asleep()
    const store = yield* Effect.provide(HiveStore, ports)
    for (const id of ["first", "second"]) {
      const seen = yield* change([], [makeFeedback(id), makeSubmissionKey(`of ${id}`)])
      assert.strictEqual(seen.submissionKey?.id, "used")
      assert.strictEqual(seen.stats.totalPoints, 60)
      const judged = [makeApproved(id), makePoints(id), makeVerdict(`of ${id}`, id), makeStats(60)]
      yield* change([id], judged)
      assert.deepStrictEqual<ReadonlyArray<StoredRecord>>(yield* store.listPublic(ada), [shown])
      assert.deepStrictEqual([...(yield* store.read(ada, {})).badges.keys()], ["Reliability 5"])
    }
    assert.deepStrictEqual(reads, reading)
    yield* Effect.provide(sweepBefore({ submissionKeys: someDay }), ports)
    assert.deepStrictEqual(reads, reading)
    assert(hive.lazyRows !== undefined)
  })

  test("sleeps on when a writer takes back a note that nobody has seen, a stored one, too", function* () {
    const { hive, reads, ports, change } = asleep()
    yield* change([], [makeFeedback("new")])
    yield* change(["new"], [makeApproved("new", { isHeld: true }), makeVerdict("of new", "new")])
    yield* change(["new"], [], [makeFeedback("new"), makeVerdict("of new", "new")])
    const all = [makeApproved("stored 7"), makePoints("stored 7"), makeVerdict("of stored 7", "stored 7")]
    yield* change(["stored 7"], [], all)
    assert.strictEqual(reads.all, 0)
    assert(hive.lazyRows !== undefined)
    const left = byKindAndId(stored.filter(({ id }) => !id.endsWith("stored 7")))
    assert.deepStrictEqual(byKindAndId(hiveRowsOf(hive)), left)
    assert.strictEqual((yield* (yield* Effect.provide(HiveStore, ports)).listFeedback(ada)).length, 2_000)
    assert.deepStrictEqual(byKindAndId(hiveRowsOf(hive)), left)
  })

  test("shows of a stored item all that is known of it, and sleeps on", function* () {
    const { hive, reads, change } = asleep()
    const seen = yield* change(["stored 7", "unknown"], [makeApproved("stored 7", { isDone: true })])
    assert.deepStrictEqual(byKindAndId(seen.items.values()), ["feedback stored 7"])
    assert.deepStrictEqual(byKindAndId([...seen.points.values()].flat()), ["points feedback:stored 7"])
    assert.deepStrictEqual(byKindAndId([...seen.verdicts.values()].flat()), ["verdict of stored 7"])
    const again = yield* change(["stored 7"], [])
    assert.isTrue(again.items.get(FeedbackId("stored 7"))?.isDone)
    assert.strictEqual(reads.all, 0)
    assert(hive.lazyRows !== undefined)
  })

  test("takes no other record's id for an item's", function* () {
    const { change } = asleep()
    yield* change(["stored 7"], [makeStats(90), makePoints("stored 7", { points: 40 })])
    const seen = yield* change(["stats", "feedback:stored 7"], [])
    assert.strictEqual(seen.stats.totalPoints, 90)
    const [points] = (yield* change(["stored 7"], [])).points.values()
    assert.deepStrictEqual(
      points?.map((entry) => entry.points),
      [40]
    )
  })

  test("is written whole, with what changed, and is listed so once it is awake", function* () {
    const { hive, ports, change } = asleep()
    const store = yield* Effect.provide(HiveStore, ports)
    yield* change(
      ["stored 7", "shown"],
      [makeFeedback("new"), makeApproved("stored 7", { isDone: true }), makeApproved("shown")]
    )
    const expected = byKindAndId([...stored, makeFeedback("new")])
    const written = hiveRowsOf(hive)
    assert.deepStrictEqual(byKindAndId(written), expected)
    assert(hive.lazyRows !== undefined)
    const listed = yield* store.listFeedback(ada)
    assert.strictEqual(listed.length, 2_001)
    assert.deepStrictEqual(
      listed.filter((item) => item.isDone || isPublished(item)).map(({ id }) => id),
      [FeedbackId("stored 7")]
    )
    assert.isUndefined(hive.lazyRows)
    assert.deepStrictEqual(byKindAndId(hiveRowsOf(hive)), expected)
  })

  test("forgets what is removed while somebody begins to list it", function* () {
    const { hive, reads, ports, change } = asleep()
    const store = yield* Effect.provide(HiveStore, ports)
    const removed = [
      makeApproved("stored 1999"),
      makePoints("stored 1999"),
      makeVerdict("of stored 1999", "stored 1999")
    ]
    const listing = yield* Effect.forkChild(store.listFeedback(ada), { startImmediately: true })
    assert(hive.lazyRows !== undefined)
    assert.strictEqual(reads.all, 1)
    yield* change(["stored 1999"], [makeFeedback("new")], removed)
    const lists = [yield* Fiber.join(listing), yield* store.listFeedback(ada)]
    assert.deepStrictEqual(
      lists.map(({ length }) => length),
      [2_000, 2_000]
    )
    assert.strictEqual(itemsOf(hive).size, 2_001)
  })
})
