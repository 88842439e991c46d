import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { defaultCatalogue } from "#core/domain/badges/stored-catalogue.ts"
import { type Feedback, FeedbackId, isJudged, type JudgedItem } from "#core/domain/feedback/feedback.ts"
import { setVisibility } from "#core/domain/hives/feedback-rules.ts"
import { type RejudgedItem, rejudge, type StoredAnalysis } from "#core/domain/hives/rejudge-rules.ts"
import { swapItems } from "#core/domain/hives/swap-rules.ts"
import { zeroCounts } from "#core/domain/points/zero-counts.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { byId, makeHive } from "../../../support/make-hive.ts"
import {
  ada,
  makeApproved,
  makeBadge,
  makeFeedback,
  makePoints,
  makeRejected,
  makeStats,
  makeVerdict,
  someDay
} from "../../../support/storage-records.ts"

const by = { today: someDay, catalogue: defaultCatalogue }
const firstId = FeedbackId("one")
const verdict = makeVerdict("v2", "one")
const analysis: StoredAnalysis = { category: "Reliability", sentiment: "positive", summary: Sealed("new") }
const points = [makePoints("one", { points: 5 })]

const judgedAgain = (item: JudgedItem, given: Partial<RejudgedItem> = {}): RejudgedItem => ({
  item,
  verdict,
  decision: "approved",
  rejectedFor: null,
  analysis: undefined,
  ...given
})

const rejudged = (items: ReadonlyArray<Feedback>, judged: ReadonlyArray<RejudgedItem>, given = {}) =>
  Result.getOrThrow(
    rejudge(
      makeHive({
        items: byId(...items),
        points: new Map([[firstId, points]]),
        stats: makeStats(5, { counts: { ...zeroCounts, general: 1 } }),
        ...given
      }),
      judged,
      by
    )
  )

describe("an item that is judged again", () => {
  test("and rejected gives its points back, leaves the public page and takes the insight along", () => {
    const item = makeApproved("one", { ...analysis, isPublic: true })
    const stats = makeStats(5, { counts: { ...zeroCounts, reliability: 1 } })
    expect(rejudged([item], [judgedAgain(item, { decision: "rejected" })], { stats })).toStrictEqual({
      change: {
        put: [makeRejected("one", { wasShown: true }), verdict, makeStats(0, { counts: zeroCounts })],
        remove: [...points, { kind: "insight", owner: ada, id: "insight" }]
      },
      answer: [{ id: "one", outcome: "rejected" }]
    })
  })

  test("and rejected though it never brought anything gives back its count alone", () => {
    const item = makeApproved("one")
    const { change } = rejudged([item], [judgedAgain(item, { decision: "rejected" })], { points: new Map() })
    expect(change.remove).toStrictEqual([{ kind: "insight", owner: ada, id: "insight" }])
    expect(change.put.at(-1)).toStrictEqual(makeStats(5, { counts: zeroCounts }))
  })

  test("and approved brings what it would have brought at first", () => {
    const item = makeRejected("one")
    const stats = makeStats(40, { counts: { ...zeroCounts, reliability: 4 } })
    expect(rejudged([item], [judgedAgain(item, { analysis })], { stats })).toStrictEqual({
      change: {
        put: [
          makeApproved("one", analysis),
          makeBadge("reliability-5"),
          makePoints("one", { points: 10, description: "Feedback in Reliability" }),
          expect.objectContaining({ id: "badge:reliability-5", points: 50 }),
          verdict,
          makeStats(100, { counts: { ...zeroCounts, reliability: 5 } })
        ],
        remove: []
      },
      answer: [{ id: "one", outcome: "approved" }]
    })
  })

  test("and sorted otherwise moves, with a correcting entry and the badges of the new category", () => {
    const item = makeApproved("one")
    const stats = makeStats(45, { counts: { ...zeroCounts, general: 1, reliability: 4 } })
    expect(rejudged([item], [judgedAgain(item, { analysis })], { stats })).toStrictEqual({
      change: {
        put: [
          makeApproved("one", analysis),
          makeBadge("reliability-5"),
          expect.objectContaining({ id: "correction:one:1", points: 5 }),
          expect.objectContaining({ id: "badge:reliability-5", points: 50 }),
          verdict,
          makeStats(100, { counts: { ...zeroCounts, reliability: 5 } })
        ],
        remove: []
      },
      answer: [{ id: "one", outcome: "moved" }]
    })
  })

  test("and found in another mood alone changes without points", () => {
    const item = makeApproved("one", { category: "Reliability" })
    expect(rejudged([item], [judgedAgain(item, { analysis })])).toStrictEqual({
      change: { put: [makeApproved("one", analysis), verdict], remove: [] },
      answer: [{ id: "one", outcome: "moved" }]
    })
  })

  test.each([
    ["rejected", makeApproved("one", { isHeld: true }), makeRejected("one", { isHeld: true }), "rejected"],
    [
      "approved",
      makeRejected("one", { isHeld: true }),
      makeApproved("one", { ...analysis, isHeld: true }),
      "approved"
    ],
    [
      "moved",
      makeApproved("one", { isHeld: true }),
      makeApproved("one", { ...analysis, isHeld: true }),
      "approved"
    ]
  ] as const)("while it is held and is %s touches no counter", (outcome, item, next, decision) => {
    expect(rejudged([item], [judgedAgain(item, { decision, analysis })])).toStrictEqual({
      change: { put: [next, verdict], remove: [] },
      answer: [{ id: "one", outcome }]
    })
  })
})

describe("an item of which the guard is unsure", () => {
  const insight = { kind: "insight", owner: ada, id: "insight" }
  const kept = { sentiment: "negative", summary: Sealed("old") } as const
  const covered = makeApproved("one", { ...kept, cover: "covered" })
  const shown = makeApproved("one", { ...kept, cover: "shown", isPublic: true })

  test("is covered, keeps its points and takes the insight along", () => {
    const item = makeApproved("one", kept)
    expect(rejudged([item], [judgedAgain(item, { decision: "covered" })])).toStrictEqual({
      change: { put: [covered, verdict], remove: [insight] },
      answer: [{ id: "one", outcome: "covered" }]
    })
  })

  test.each([
    ["approved", covered, makeApproved("one", kept), "uncovered"],
    ["covered", covered, undefined, "same"],
    ["covered", makeApproved("one", { ...kept, isPublic: true }), shown, "same"],
    ["covered", shown, undefined, "same"],
    ["approved", shown, undefined, "same"]
  ] as const)("judged %s %#: outcome %3$s", (decision, item, next, outcome) => {
    expect(rejudged([item], [judgedAgain(item, { decision })])).toStrictEqual({
      change: { put: next === undefined ? [verdict] : [next, verdict], remove: [] },
      answer: [{ id: "one", outcome }]
    })
  })

  test.each([
    [
      "made private",
      (item: Feedback) =>
        Result.getOrThrow(setVisibility(makeHive({ items: byId(item) }), item.id, false)).change
    ],
    [
      "swapped for another",
      (item: Feedback) => {
        const other = makeApproved("two")
        return Result.getOrThrow(swapItems(makeHive({ items: byId(item, other) }), other.id, item.id)).change
      }
    ]
  ])("is not covered once it was public, though it was %s", (_, hide) => {
    const [item] = hide(makeApproved("one", { ...kept, isPublic: true })).put
    if (item?.kind !== "feedback" || !isJudged(item)) return expect.fail("it is not hidden")
    expect(item.visibility).toBe("private")
    expect(rejudged([item], [judgedAgain(item, { decision: "covered" })]).answer).toEqual([
      { id: "one", outcome: "same" }
    ])
  })

  test("is not covered once it was public, though it was rejected in between", () => {
    const item = makeApproved("one", { ...kept, isPublic: true })
    const [gone] = rejudged([item], [judgedAgain(item, { decision: "rejected" })]).change.put
    if (gone?.kind !== "feedback" || !isJudged(gone)) return expect.fail("it is not rejected")
    const { answer } = rejudged([gone], [judgedAgain(gone, { decision: "covered", analysis })])
    expect(answer).toEqual([{ id: "one", outcome: "approved" }])
  })

  test("is never covered again once it was shown, though it was rejected in between", () => {
    const gone = rejudged([shown], [judgedAgain(shown, { decision: "rejected", rejectedFor: "hate" })]).change
      .put[0]
    expect(gone).toStrictEqual(makeRejected("one", { wasShown: true, rejectedFor: "hate" }))
    const item = makeRejected("one", { wasShown: true, rejectedFor: "hate" })
    const { change, answer } = rejudged([item], [judgedAgain(item, { decision: "covered", analysis })])
    expect(answer).toEqual([{ id: "one", outcome: "approved" }])
    expect(change.put[0]).toStrictEqual(makeApproved("one", { ...analysis, cover: "shown" }))
  })
})

describe("an item that stays as it is", () => {
  const known = makeApproved("one")
  test.each([
    ["was deleted meanwhile", [], judgedAgain(known)],
    ["is pending", [makeFeedback("one")], judgedAgain(known, { analysis })],
    ["was settled otherwise", [makeRejected("one")], judgedAgain(known)],
    ["was sorted otherwise", [makeApproved("one", { category: "Reliability" })], judgedAgain(known)],
    ["was found in another mood", [makeApproved("one", { sentiment: "negative" })], judgedAgain(known)],
    ["would be approved, but could not be analysed", [makeRejected("one")], judgedAgain(makeRejected("one"))]
  ])("since it %s leaves no trace", (_, items, judged) => {
    expect(rejudged(items, [judged])).toStrictEqual({
      change: { put: [], remove: [] },
      answer: [{ id: "one", outcome: "gone" }]
    })
  })
})

test("several items are judged one after the other, and the counters are written once, at the end", () => {
  const items = [makeApproved("one"), makeRejected("two"), makeRejected("three")]
  const [first, second, third] = items.map((item) => judgedAgain(item, { verdict: undefined, analysis }))
  if (!first || !second || !third) return expect.fail("three are needed")
  const judged = [{ ...first, decision: "rejected" as const, analysis: undefined }, second, third]
  const stats = makeStats(35, { counts: { ...zeroCounts, general: 1, reliability: 3 } })
  const { change, answer } = rejudged(items, judged, { stats })
  expect(answer.map(({ outcome }) => outcome)).toEqual(["rejected", "approved", "approved"])
  expect(change.put.filter(({ kind }) => kind === "stats")).toStrictEqual([
    makeStats(100, { counts: { ...zeroCounts, reliability: 5 } })
  ])
  expect(change.put.filter(({ kind }) => kind === "badge")).toStrictEqual([makeBadge("reliability-5")])
})

test("an item that moves counts for those judged after it", () => {
  const items = [makeApproved("one"), makeApproved("two")]
  const stats = makeStats(40, { counts: { ...zeroCounts, general: 2, reliability: 3 } })
  const { change } = rejudged(
    items,
    items.map((item) => judgedAgain(item, { analysis, verdict: undefined })),
    { stats }
  )
  expect(change.put.at(-1)).toStrictEqual(makeStats(100, { counts: { ...zeroCounts, reliability: 5 } }))
})
