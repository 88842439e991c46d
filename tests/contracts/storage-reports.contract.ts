import { assert, describe } from "@effect/vitest"
import { Effect, Option } from "effect"
import type { ListPage } from "#core/domain/feedback/list-page.ts"
import type { Report } from "#core/domain/reports/report.ts"
import { Day } from "#core/domain/values/day.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { Reports } from "#core/ports/reports.ts"
import { Retention } from "#core/ports/retention.ts"
import { ada, bob, makeAccount, makeReport, makeShownNote } from "../support/storage-records.ts"
import {
  besideBob,
  type ContractTest,
  createAccount,
  idsOf,
  putRecords,
  readHive,
  removeRecords
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
  test("one is found by its id until it is removed", function* () {
    const report = reportedOn("found", "2026-11-10")
    const find = Reports.use((store) => store.find("found"))
    assert.isTrue(Option.isNone(yield* find))
    yield* putRecords(report)
    assert.deepStrictEqual(yield* find, Option.some(report))
    assert.deepStrictEqual([...(yield* readHive(ada, { reports: true })).reports.values()], [report])
    yield* removeRecords(report)
    assert.isTrue(Option.isNone(yield* find))
  })

  test("a shown note is found by its id until it is removed", function* () {
    const note = withdrawnOn("2026-11-05", "found")
    const find = Reports.use((store) => store.findShownNote("found"))
    assert.isTrue(Option.isNone(yield* find))
    yield* putRecords(note)
    assert.deepStrictEqual(yield* find, Option.some(note))
    yield* removeRecords(note)
    assert.isTrue(Option.isNone(yield* find))
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
    const sweep = Retention.use((retention) =>
      retention.sweep({
        sessionSeen: 0,
        sessionCreated: 0,
        adminSessionSeen: 0,
        adminSessionCreated: 0,
        formerEmails: 0,
        submissionKeys: Day("2026-11-01"),
        reports: Day("2026-11-02"),
        shownNotes: Day("2026-11-03"),
        withdrawnNotes: Day("2026-11-05"),
        invitations: Day("2026-11-01")
      })
    )
    assert.deepStrictEqual([yield* sweep, yield* sweep], [3, 0])
    const { reports: left, shownNotes: shown } = yield* readHive(ada, { reports: true, shownNotes: true })
    assert.deepStrictEqual([...left.keys(), ...shown.keys()].toSorted(), ["kept", "kept", "readable"])
  })
}

export const reportsContract = (test: ContractTest) =>
  describe("reports and shown notes", () => {
    listTests(test)
    lifeTests(test)
  })
