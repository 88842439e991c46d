import { assert, describe } from "@effect/vitest"
import { Effect, Option } from "effect"
import type { Feedback } from "#core/domain/feedback/feedback.ts"
import type { ListPage } from "#core/domain/feedback/list-page.ts"
import { initialRelease } from "#core/domain/release/owner-release.ts"
import type { Report } from "#core/domain/reports/report.ts"
import { Day } from "#core/domain/values/day.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { Receipts } from "#core/ports/receipts.ts"
import { Reports } from "#core/ports/reports.ts"
import {
  ada,
  bob,
  makeAccount,
  makeApproved,
  makeFeedback,
  makeReport,
  makeShownNote
} from "../support/storage-records.ts"
import {
  besideBob,
  type ContractTest,
  createAccount,
  idsOf,
  putRecords,
  readHive,
  removeRecords,
  sweepBefore
} from "./storage-adapter.ts"

const days = { from: Day("2026-11-02"), before: Day("2026-11-20") }
const whole: ListPage = { limit: 10, after: null }

const reports = (page = whole) => Reports.use(({ list }) => list(days, page))
const shownNotes = (page = whole) => Reports.use(({ listShownNotes }) => listShownNotes(days, page))

const reportedOn = (id: string, day: string, given: Partial<Report> = {}) =>
  makeReport(id, { reportedOn: Day(day), ...given })

const withdrawnOn = (day: string, id: string) =>
  makeShownNote(id, {
    shownOn: Day("2026-11-03"),
    content: Sealed(`sealed ${id}`),
    withdrawnOn: Day(day)
  })

const listTests = (test: ContractTest) => {
  besideBob(test)("[anon A30] are listed for all owners, newest day first, of whole days", function* () {
    yield* putRecords(
      reportedOn("c", "2026-11-10"),
      reportedOn("today", "2026-11-20"),
      reportedOn("first", "2026-11-02"),
      reportedOn("past", "2026-11-01")
    )
    yield* putRecords(reportedOn("b", "2026-11-10", { owner: bob, mark: "rejected" }))
    const listed = yield* reports()
    assert.deepStrictEqual(idsOf(listed), ["b", "c", "first"])
    assert.deepStrictEqual(listed[0], reportedOn("b", "2026-11-10", { owner: bob, mark: "rejected" }))
    const [first] = yield* reports({ limit: 1, after: null })
    assert.strictEqual(first?.id, "b")
    const after = { createdOn: Day("2026-11-10"), id: "b" }
    assert.deepStrictEqual(idsOf(yield* reports({ limit: 1, after })), ["c"])
    assert.deepStrictEqual(idsOf(yield* reports({ limit: 9, after })), ["c", "first"])
  })

  besideBob(test)("shown notes are listed in the same way", function* () {
    yield* putRecords(
      makeShownNote("c", { shownOn: Day("2026-11-10") }),
      makeShownNote("past", { shownOn: Day("2026-11-01") })
    )
    yield* putRecords(makeShownNote("b", { owner: bob, shownOn: Day("2026-11-19") }))
    assert.deepStrictEqual(idsOf(yield* shownNotes()), ["b", "c"])
    const after = { createdOn: Day("2026-11-19"), id: "b" }
    assert.deepStrictEqual(yield* shownNotes({ limit: 9, after }), [
      makeShownNote("c", { shownOn: Day("2026-11-10") })
    ])
  })
}

const lifeTests = (test: ContractTest) => {
  test("each is found by its id until it is removed", function* () {
    const { find, findShownNote } = yield* Reports
    const [report, note] = [reportedOn("found", "2026-11-10"), withdrawnOn("2026-11-05", "found")]
    const found = Effect.all([find("found"), findShownNote("found")])
    assert.deepStrictEqual(yield* found, [Option.none(), Option.none()])
    yield* putRecords(report, note)
    assert.deepStrictEqual(yield* found, [Option.some(report), Option.some(note)])
    assert.deepStrictEqual([...(yield* readHive(ada, { reports: true })).reports.values()], [report])
    yield* removeRecords(report, note)
    assert.deepStrictEqual(yield* found, [Option.none(), Option.none()])
  })

  test("[anon A30] go with their owner's account", function* () {
    yield* putRecords(reportedOn("r", "2026-11-10"), makeShownNote("n", { shownOn: Day("2026-11-10") }))
    yield* removeRecords(makeAccount(ada))
    yield* createAccount(ada)
    assert.deepStrictEqual(yield* Effect.all([reports(), shownNotes()]), [[], []])
    const { reports: left, shownNotes: shown } = yield* readHive(ada, { reports: true, shownNotes: true })
    assert.deepStrictEqual([left.size, shown.size], [0, 0])
  })

  test("[anon A30] are swept when their days are over", function* () {
    yield* putRecords(
      reportedOn("old", "2026-11-01"),
      reportedOn("kept", "2026-11-02"),
      makeShownNote("old", { shownOn: Day("2026-11-02") }),
      makeShownNote("kept", { shownOn: Day("2026-11-03") }),
      withdrawnOn("2026-11-04", "withdrawn"),
      withdrawnOn("2026-11-05", "readable")
    )
    const sweep = sweepBefore({
      reports: Day("2026-11-02"),
      shownNotes: Day("2026-11-03"),
      withdrawnNotes: Day("2026-11-05")
    })
    assert.deepStrictEqual([yield* sweep, yield* sweep], [3, 0])
    const { reports: left, shownNotes: shown } = yield* readHive(ada, { reports: true, shownNotes: true })
    assert.deepStrictEqual([...left.keys(), ...shown.keys()].toSorted(), ["kept", "kept", "readable"])
  })
}

const receiptNamed = (name: string) => name.repeat(43).slice(0, 43)

const findItem = (name: string) =>
  Receipts.use((receipts) => Effect.map(receipts.find(receiptNamed(name)), Option.getOrUndefined))

const withdrawn = Receipts.use((receipts) => receipts.withdrawn)

const withReceipt = (name: string, given: { readonly owner?: Feedback["owner"] } = {}) =>
  makeFeedback(name, { receipt: receiptNamed(name), ...given })

const receiptTests = (test: ContractTest) => {
  besideBob(test)("[anon A38] find an item of any owner, by the whole digest alone", function* () {
    yield* putRecords(withReceipt("a"), makeFeedback("none"))
    yield* putRecords(withReceipt("b", { owner: bob }))
    assert.deepEqual(yield* findItem("a"), { owner: ada, id: makeFeedback("a").id })
    assert.deepEqual(yield* findItem("b"), { owner: bob, id: makeFeedback("b").id })
    assert.isUndefined(yield* findItem("c"))
    const alike = `${receiptNamed("a").slice(0, -1)}b`
    assert.isTrue(Option.isNone(yield* Receipts.use((receipts) => receipts.find(alike))))
  })

  test("[anon A38] find no item that is gone, nor one of a deleted account", function* () {
    yield* putRecords(withReceipt("a"), withReceipt("b"))
    yield* removeRecords(withReceipt("a"))
    assert.isUndefined(yield* findItem("a"))
    yield* removeRecords(makeAccount(ada))
    yield* createAccount(ada)
    assert.isUndefined(yield* findItem("b"))
  })

  test("[anon A39] list what was taken back until it is gone", function* () {
    const item = makeApproved("1", { isWithdrawn: true })
    yield* putRecords(item, makeApproved("2"))
    assert.deepEqual(yield* withdrawn, [{ id: item.id, owner: ada, release: initialRelease }])
    yield* removeRecords(item)
    assert.deepEqual(yield* withdrawn, [])
  })
}

export const reportsContract = (test: ContractTest): void => {
  describe("reports and shown notes", () => {
    listTests(test)
    lifeTests(test)
  })
  describe("receipts", () => receiptTests(test))
}
