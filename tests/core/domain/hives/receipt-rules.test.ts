import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { type Feedback, FeedbackId } from "#core/domain/feedback/feedback.ts"
import { removeWithdrawnItem, takeBackItem, viewReceipt } from "#core/domain/hives/receipt-rules.ts"
import type { VerdictRecord } from "#core/domain/moderation/verdict-record.ts"
import { Day } from "#core/domain/values/day.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { byId, makeHive } from "../../../support/make-hive.ts"
import {
  ada,
  makeApproved,
  makeFeedback,
  makePoints,
  makeRejected,
  makeShownNote,
  makeStats,
  makeVerdict
} from "../../../support/storage-records.ts"

const id = FeedbackId("1")
const [before, today, later] = [Day("2026-11-21"), Day("2026-11-22"), Day("2026-11-23")]
const answer = Sealed("sealed answer")

const judged = (given: Partial<VerdictRecord> = {}, round = 1) =>
  makeVerdict(`1:${round}`, "1", { judgedOn: before, decision: "approved", ...given })

const released = { createdOn: before } as const
const received = { state: "received", rejectedFor: null, status: null, answer: null }
const shown = { ...received, state: "shown" }

describe("[anon A40] a receipt", () => {
  test.each<[string, Feedback, ReadonlyArray<VerdictRecord>]>([
    ["pending", makeFeedback("1", released), []],
    ["held", makeApproved("1", { ...released, isHeld: true }), [judged()]],
    ["shown since today", makeApproved("1", { createdOn: today }), [judged({ judgedOn: today })]],
    ["released today, judged before", makeApproved("1", { createdOn: today }), [judged()]],
    ["judged today, after a guard that failed", makeApproved("1", released), [judged({ judgedOn: today })]],
    ["rejected today", makeRejected("1", released), [judged({ judgedOn: today, decision: "rejected" })]]
  ])("tells of a note that is %s that it was received", (_, item, verdicts) =>
    expect(viewReceipt(item, verdicts, today)).toEqual(received)
  )

  test.each([
    ["private", makeApproved("1", released)],
    ["opened", makeApproved("1", { ...released, cover: "shown" })],
    ["covered", makeApproved("1", { ...released, cover: "covered" })],
    ["public", makeApproved("1", { ...released, isPublic: true })]
  ])("tells alike, from the next midnight, of a note that is %s", (_, item) =>
    expect(viewReceipt(item, [judged()], today)).toEqual(shown)
  )

  test("tells of a rejected note its kind in one word", () => {
    const verdict = judged({ decision: "rejected", labels: [{ label: "spam", score: 1 }] })
    const view = viewReceipt(makeRejected("1", { ...released, rejectedFor: "spam" }), [verdict], today)
    expect(view).toEqual({ ...received, state: "rejected", rejectedFor: "spam" })
  })

  test("tells of a note that was judged again today how it was judged before", () => {
    const rounds = [judged(), judged({ judgedOn: today, decision: "rejected" }, 2)]
    const item = makeRejected("1", { ...released, wasShown: true })
    expect(viewReceipt(item, rounds, today)).toEqual(shown)
    expect(viewReceipt(item, rounds, later)).toMatchObject({ state: "rejected", rejectedFor: "other" })
  })

  test("tells status and answer from the midnight after each was given", () => {
    const item = makeApproved("1", {
      ...released,
      ...({ isPublic: true, status: "acted", statusOn: before, answer, answeredOn: today } as const)
    })
    expect(viewReceipt(item, [judged()], today)).toEqual({ ...shown, status: "acted" })
    expect(viewReceipt(item, [judged()], later)).toEqual({ ...shown, status: "acted", answer })
  })

  test("tells no status and no answer that was changed today", () => {
    const viewWith = (answeredOn: Day) =>
      viewReceipt(
        makeApproved("1", {
          ...released,
          ...({ isPublic: true, status: "acted", statusOn: today, answer, answeredOn } as const)
        }),
        [judged()],
        today
      )
    expect(viewWith(before)).toEqual({ ...shown, answer })
    expect(viewWith(today)).toEqual(shown)
  })

  test("tells nothing of a note that its writer took back", () =>
    expect(
      viewReceipt(makeApproved("1", { ...released, isWithdrawn: true }), [judged()], later)
    ).toBeUndefined())
})

const verdicts = new Map([[id, [judged()]]])
const changeOf = (result: ReturnType<typeof takeBackItem>) => Result.getOrThrow(result).change

describe("[anon A39] taking back", () => {
  test.each<[string, Feedback]>([
    ["pending", makeFeedback("1")],
    ["held", makeApproved("1", { isHeld: true })],
    ["rejected and held", makeRejected("1", { isHeld: true })]
  ])("removes a note that is %s at once, with its verdicts, and leaves nothing", (_, item) => {
    const change = changeOf(takeBackItem(makeHive({ items: byId(item), verdicts }), id, today))
    expect(change).toEqual({ put: [], remove: [item, judged()] })
  })

  test.each<[string, Feedback]>([
    ["private", makeApproved("1")],
    ["public", makeApproved("1", { isPublic: true })],
    ["rejected", makeRejected("1")]
  ])("only marks a note that is %s, with the day, until the boundary", (_, item) => {
    const change = changeOf(takeBackItem(makeHive({ items: byId(item), verdicts }), id, today))
    expect(change).toEqual({ put: [{ ...item, isWithdrawn: true, withdrawnOn: today }], remove: [] })
  })

  test.each<[string, ReadonlyArray<Feedback>]>([
    ["gone", []],
    ["taken back already", [makeApproved("1", { isWithdrawn: true })]]
  ])("does nothing to a note that is %s", (_, items) =>
    expect(changeOf(takeBackItem(makeHive({ items: byId(...items) }), id, today))).toEqual({
      put: [],
      remove: []
    })
  )
})

describe("[anon A39] at the boundary", () => {
  const withdrawal = { now: Date.parse(today), minutes: 1_440, entryId: "random" }
  const entry = makePoints("random", {
    ...{ id: "withdrawn:random", points: 0, source: "feedback", feedbackId: null },
    ...{ badgeId: null, description: "Withdrawn by its writer", createdOn: today }
  } as const)
  const insight = { kind: "insight", owner: ada, id: "insight" }
  const points = new Map([[id, [makePoints("1", { points: 10 })]]])
  const counts = { ...makeStats(0).counts, general: 1 }
  const item = makeApproved("1", { isWithdrawn: true })
  const hive = makeHive({ items: byId(item), verdicts, points, stats: makeStats(10, { counts }) })
  const removed = [item, makePoints("1", { points: 10 }), judged(), insight]
  const left = makeStats(0, { counts: { ...counts, general: 0 } })

  test("a note goes with its points, its count, its verdicts and the insight; a line with the day remains", () =>
    expect(changeOf(removeWithdrawnItem(hive, id, withdrawal))).toEqual({
      put: [entry, left],
      remove: removed
    }))

  test("the operator keeps the text of a note that was shown, and the owner loses it", () => {
    const note = makeShownNote("1", { shownOn: before })
    const change = changeOf(
      removeWithdrawnItem({ ...hive, shownNotes: new Map([[id, note]]) }, id, withdrawal)
    )
    const kept = { ...note, content: item.content, withdrawnOn: before }
    expect(change).toEqual({ put: [entry, left, kept], remove: removed })
  })

  test.each<[string, Feedback, string]>([
    ["was rejected meanwhile", makeRejected("1", { isWithdrawn: true }), "2026-11-21"],
    ["was shown too long ago", item, "2026-01-01"]
  ])("nobody keeps the text of a shown note that %s", (_, given, shownOn) => {
    const note = makeShownNote("1", { shownOn: Day(shownOn) })
    const shownNotes = new Map([[id, note]])
    const change = changeOf(removeWithdrawnItem({ ...hive, items: byId(given), shownNotes }, id, withdrawal))
    expect(change.remove).toContainEqual(note)
    expect(change.put.filter(({ kind }) => kind === "shown-note")).toEqual([])
  })

  test("a note that was not taken back stays", () =>
    expect(
      changeOf(removeWithdrawnItem(makeHive({ items: byId(makeApproved("1")) }), id, withdrawal))
    ).toEqual({ put: [], remove: [] }))

  const hour = 60
  const day = 1_440
  const week = 10_080

  test.each<[string, string, number, string | null, string | null]>([
    ["at the boundary", "2026-11-21T10:00Z", hour, "2026-11-21", "2026-11-21"],
    ["at midnight", "2026-11-21T00:00Z", day, "2026-11-20", "2026-11-20"],
    ["at the boundary of a week", "2026-12-10T00:00Z", week, "2026-12-09", "2026-12-03"],
    ["at a boundary, of an earlier version", "2026-11-21T00:00Z", day, null, "2026-11-20"],
    ["between two, of an earlier version", "2026-11-21T10:01Z", day, null, null],
    ["between two, of the same day", "2026-11-21T10:01Z", day, "2026-11-21", null],
    ["between two, of the day before", "2026-11-21T10:01Z", day, "2026-11-20", "2026-11-20"],
    ["between two, days later", "2026-11-29T10:01Z", hour, "2026-11-20", "2026-11-20"],
    ["within the week", "2026-12-08T10:01Z", week, "2026-12-03", null],
    ["within the week after", "2026-12-11T10:01Z", week, "2026-12-05", "2026-12-03"]
  ])("%s: goes or waits, and the operator counts from the earliest day", (_, now, minutes, on, since) => {
    const taken = makeApproved("1", { isWithdrawn: true, withdrawnOn: on === null ? null : Day(on) })
    const note = makeShownNote("1", { shownOn: Day("2026-11-20") })
    const given = { ...hive, items: byId(taken), shownNotes: new Map([[id, note]]) }
    const at = { now: Date.parse(now), minutes, entryId: "random" }
    const { put, remove } = changeOf(removeWithdrawnItem(given, id, at))
    expect(remove.length > 0).toBe(since !== null)
    const kept = put.flatMap((record) => (record.kind === "shown-note" ? [record.withdrawnOn] : []))
    expect(kept).toEqual(since === null ? [] : [since])
  })
})
