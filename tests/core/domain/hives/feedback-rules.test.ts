import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { defaultCatalogue } from "#core/domain/badges/stored-catalogue.ts"
import { type Feedback, FeedbackId } from "#core/domain/feedback/feedback.ts"
import {
  type ItemJudgement,
  removeItem,
  settleItem,
  setVisibility,
  submitItem,
  uncoverItem
} from "#core/domain/hives/feedback-rules.ts"
import { zeroCounts } from "#core/domain/points/zero-counts.ts"
import { asTheyCome } from "#core/domain/release/release-rule.ts"
import { Day } from "#core/domain/values/day.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { byId, makeHive } from "../../../support/make-hive.ts"
import {
  ada,
  makeAccount,
  makeApproved,
  makeFeedback,
  makePoints,
  makeRejected,
  makeStats,
  makeSubmissionKey,
  makeVerdict
} from "../../../support/storage-records.ts"

const today = Day("2026-11-20")
const noon = Date.parse("2026-11-20T12:00:00Z")
/** On an installation without a release window. */
const atNoon = { now: noon, floor: asTheyCome }
const by = { today, catalogue: defaultCatalogue, moment: atNoon }
const firstId = FeedbackId("one")
const noRecords = { put: [], remove: [] }

/** Changes and answer of a decision, or the message of its error. */
const decided = <A, E extends { readonly message: string }>(decision: Result.Result<A, E>) =>
  Result.isSuccess(decision) ? decision.success : decision.failure.message

describe("submitting", () => {
  const item = makeFeedback("one")
  const key = makeSubmissionKey("key")

  test("without a key stores the item", () => {
    const stored = { change: { put: [item], remove: [] }, answer: undefined }
    expect(decided(submitItem(makeHive(), item, undefined, atNoon))).toStrictEqual(stored)
    expect(decided(submitItem(makeHive({ submissionKey: key }), item, undefined, atNoon))).toStrictEqual(
      stored
    )
  })

  test.each([
    ["on the same day", "2026-11-20", false],
    ["on the next day", "2026-11-21", false],
    ["two days later", "2026-11-22", true]
  ])("again with the same key %s: stores is %s", (_, usedOn, stores) => {
    const again = makeSubmissionKey("key", { usedOn: Day(usedOn) })
    expect(decided(submitItem(makeHive({ submissionKey: key }), item, again, atNoon))).toStrictEqual({
      change: stores ? { put: [item, again], remove: [] } : noRecords,
      answer: undefined
    })
  })

  test("on a paused page stores nothing, and still says of what it took before that it is there", () => {
    const paused = { account: makeAccount(ada, { pausedOn: today }) }
    const refused = "This page is not taking feedback right now."
    expect(decided(submitItem(makeHive(paused), item, undefined, atNoon))).toBe(refused)
    expect(decided(submitItem(makeHive(paused), item, key, atNoon))).toBe(refused)
    expect(decided(submitItem(makeHive({ ...paused, submissionKey: key }), item, key, atNoon))).toStrictEqual(
      {
        change: noRecords,
        answer: undefined
      }
    )
  })

  test("something else with a known key is refused", () => {
    const other = makeSubmissionKey("key", { content: "another fingerprint" })
    expect(decided(submitItem(makeHive({ submissionKey: key }), item, other, atNoon))).toBe(
      "This Idempotency-Key was already used for other feedback."
    )
  })
})

describe("settling", () => {
  const verdict = makeVerdict("v", "one")
  const analysis = { category: "Reliability", sentiment: "positive", summary: Sealed("summary") } as const
  const judged: ItemJudgement = { verdict, ...analysis }

  test("a covered item brings what an approved one brings, and waits for its owner", () => {
    const item = makeFeedback("one")
    const its = { ...judged, verdict: { ...verdict, decision: "covered" as const } }
    expect(decided(settleItem(makeHive({ items: byId(item) }), new Map([[firstId, its]]), by))).toStrictEqual(
      {
        change: {
          put: [
            makeApproved("one", { ...analysis, cover: "covered" }),
            its.verdict,
            makeStats(10, { counts: { ...zeroCounts, reliability: 1 } }),
            makePoints("one", { points: 10, description: "Feedback in Reliability" })
          ],
          remove: []
        },
        answer: undefined
      }
    )
  })

  test.each([
    ["a rejected item", "rejected", makeFeedback("one"), makeRejected("one", { rejectedFor: "other" })],
    [
      "an approved item that is held",
      "approved",
      makeFeedback("one", { isHeld: true }),
      makeApproved("one", { ...analysis, isHeld: true })
    ]
  ] as const)("%s brings nothing but its verdict", (_, decision, item, settled) => {
    const its = { ...judged, verdict: { ...verdict, decision } }
    expect(decided(settleItem(makeHive({ items: byId(item) }), new Map([[firstId, its]]), by))).toStrictEqual(
      {
        change: {
          put: [settled, its.verdict],
          remove: []
        },
        answer: undefined
      }
    )
  })

  test.each([
    ["is gone", []],
    ["is settled already", [makeApproved("one")]]
  ])("an item that %s stays as it is", (_, items) => {
    expect(
      decided(settleItem(makeHive({ items: byId(...items) }), new Map([[firstId, judged]]), by))
    ).toStrictEqual({
      change: noRecords,
      answer: undefined
    })
  })
})

describe("showing on the public page", () => {
  const others = (count: number) =>
    new Set(Array.from({ length: count }, (_, index) => FeedbackId(`${index}`)))
  const shown = (item: Feedback | undefined, isPublic: boolean, others: ReadonlySet<FeedbackId>) =>
    decided(
      setVisibility(makeHive({ items: byId(...(item ? [item] : [])), publicIds: others }), firstId, isPublic)
    )

  test.each([
    ["published", false, true, 4, null],
    ["hidden, and is never covered", true, false, 5, "shown"]
  ] as const)("an approved item can be %s", (_, isPublic, wanted, count, cover) => {
    const next = makeApproved("one", { isPublic: wanted, cover })
    expect(shown(makeApproved("one", { isPublic }), wanted, others(count))).toStrictEqual({
      change: { put: [next], remove: [] },
      answer: next
    })
  })

  test.each([true, false])("asked for what is so already (%s), nothing changes", (isPublic) => {
    const item = makeApproved("one", { isPublic })
    expect(shown(item, isPublic, others(5))).toStrictEqual({ change: noRecords, answer: item })
  })

  const unknown = "Feedback not found."
  const notApproved = "Only approved feedback can be made public."
  test.each([
    ["unknown", undefined, true, 0, unknown],
    ["pending", makeFeedback("one"), true, 0, notApproved],
    ["pending, to be hidden", makeFeedback("one"), false, 0, unknown],
    ["rejected", makeRejected("one"), true, 0, notApproved],
    ["held", makeApproved("one", { isHeld: true }), true, 0, unknown],
    ["held and covered", makeApproved("one", { isHeld: true, cover: "covered" }), true, 0, unknown],
    ["covered", makeApproved("one", { cover: "covered" }), true, 5, "Open it before you make it public."],
    [
      "the sixth",
      makeApproved("one"),
      true,
      5,
      "You can only have 5 public feedbacks. Please make some feedback private before making this one public."
    ]
  ])("an item that is %s is refused", (_, item, isPublic, count, message) =>
    expect(shown(item, isPublic, others(count))).toBe(message)
  )
})

describe("opening a covered item", () => {
  const opened = (item: Feedback | undefined) =>
    decided(uncoverItem(makeHive({ items: byId(...(item ? [item] : [])) }), firstId))

  test("shows it for good", () => {
    const next = makeApproved("one", { cover: "shown" })
    expect(opened(makeApproved("one", { cover: "covered" }))).toStrictEqual({
      change: { put: [next], remove: [] },
      answer: next
    })
  })

  test.each([
    ["was shown before", makeApproved("one", { cover: "shown", isPublic: true })],
    ["never was covered", makeApproved("one")]
  ])("again, or of one that %s, changes nothing", (_, item) =>
    expect(opened(item)).toStrictEqual({ change: noRecords, answer: item })
  )

  test.each([
    ["unknown", undefined],
    ["pending", makeFeedback("one")],
    ["held", makeApproved("one", { isHeld: true, cover: "covered" })],
    ["rejected", makeRejected("one")],
    ["rejected since it was shown", makeRejected("one", { wasShown: true })]
  ])("is not found when it is %s", (_, item) => expect(opened(item)).toBe("Feedback not found."))
})

describe("deleting", () => {
  const points = [makePoints("one", { points: 10 })]
  const verdicts = [makeVerdict("v", "one")]
  const stats = makeStats(60, { counts: { ...zeroCounts, general: 2 } })
  const hiveWith = (item: Feedback) =>
    makeHive({
      stats,
      items: byId(item),
      points: new Map([[firstId, points]]),
      verdicts: new Map([[firstId, verdicts]])
    })
  const insight = { kind: "insight", owner: ada, id: "insight" }
  const shownNote = { kind: "shown-note", owner: ada, id: "one" }

  test("[anon A30] an approved item takes its points, its count, its verdicts, the insight and what shows it along", () => {
    const item = makeApproved("one")
    expect(decided(removeItem(hiveWith(item), firstId))).toStrictEqual({
      change: {
        put: [makeStats(50, { counts: { ...zeroCounts, general: 1 } })],
        remove: [item, ...points, ...verdicts, insight, shownNote]
      },
      answer: undefined
    })
  })

  test("a rejected item leaves the counters as they are", () => {
    const item = makeRejected("one")
    const hive = makeHive({ stats, items: byId(item) })
    expect(decided(removeItem(hive, firstId))).toStrictEqual({
      change: { put: [], remove: [item, insight, shownNote] },
      answer: undefined
    })
  })

  test.each([
    ["unknown", makeHive()],
    ["pending", hiveWith(makeFeedback("one"))],
    ["held", hiveWith(makeApproved("one", { isHeld: true }))]
  ])("an item that is %s is not found", (_, hive) =>
    expect(decided(removeItem(hive, firstId))).toBe("Feedback not found.")
  )
})
