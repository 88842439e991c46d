import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { defaultCatalogue } from "#core/domain/badges/stored-catalogue.ts"
import { type Feedback, FeedbackId, isApproved, type JudgedItem } from "#core/domain/feedback/feedback.ts"
import { dueItems, isItsBoundary, releaseDueItems, windowOf } from "#core/domain/hives/release-rules.ts"
import { zeroCounts } from "#core/domain/points/zero-counts.ts"
import { initialRelease, type OwnerRelease } from "#core/domain/release/owner-release.ts"
import { asTheyCome, type ReleaseRule, stricterOf } from "#core/domain/release/release-rule.ts"
import { Day, dayOf, daysBetween } from "#core/domain/values/day.ts"
import { byId, makeHive } from "../../../support/make-hive.ts"
import { anyRule } from "../../../support/release-rules.ts"
import {
  ada,
  makeAccount,
  makeApproved,
  makeFeedback,
  makePoints,
  makeRejected,
  makeStats,
  makeVerdict
} from "../../../support/storage-records.ts"

const today = Day("2026-11-20")
const dayBefore = Day("2026-11-19")
const hour = 3_600_000
const noon = Date.parse("2026-11-20T12:00:00Z")
const midnight = noon + 12 * hour
const firstId = FeedbackId("one")
const group: ReleaseRule = { minutes: 60, least: 3 }
const team: ReleaseRule = { minutes: 1_440, least: 3 }

const waiting = { isHeld: true, heldBy: null, createdOn: dayBefore } as const
const held = (id: string, given: Parameters<typeof makeApproved>[1] = {}) =>
  makeApproved(id, { ...waiting, category: "Reliability", ...given })
const rejected = (id: string, given: Partial<Pick<JudgedItem, "createdOn" | "heldBy">> = {}) =>
  makeRejected(id, { ...waiting, ...given })

const accountUnder = (rule: ReleaseRule, given: Partial<OwnerRelease> = {}) =>
  makeAccount(ada, { release: { ...initialRelease, rule, ...given } })

describe("releasing", () => {
  const released = (items: ReadonlyArray<Feedback>, least: number, ids = items.map(({ id }) => id)) => {
    const verdicts = new Map([[firstId, [makeVerdict("v", "one", { judgedOn: dayBefore })]]])
    const hive = makeHive({ items: byId(...items), verdicts })
    const floor = { minutes: 60, least }
    return Result.getOrThrow(
      releaseDueItems(hive, ids, {
        today,
        catalogue: defaultCatalogue,
        floor,
        boundary: noon,
        isMissed: false
      })
    ).change
  }

  test("[anon A22] gives items, verdicts and rewards the day of the release, and forgets the rule", () => {
    const items = [held("one", { heldBy: { minutes: 60, least: 1 } }), rejected("two")]
    expect(released(items, 1)).toStrictEqual({
      put: [
        ...items.map((item) => ({ ...item, isHeld: false, heldBy: null, createdOn: today })),
        makeVerdict("v", "one", { judgedOn: today }),
        makeStats(10, { counts: { ...zeroCounts, reliability: 1 } }),
        makePoints("one", { points: 10, description: "Feedback in Reliability" })
      ],
      remove: []
    })
  })

  test.each([
    ["sent and judged on the day before", dayBefore, dayBefore, true],
    ["judged on the day itself", dayBefore, today, false],
    ["sent on the day itself", today, today, false]
  ])(
    "[anon A24] after a boundary that no server saw, what was %s appears: %s, %s",
    (_, createdOn, judgedOn, appears) => {
      const items = byId(held("one", { createdOn }))
      const verdicts = new Map([[firstId, [makeVerdict("v", "one", { judgedOn })]]])
      const at = { today, catalogue: defaultCatalogue, floor: { minutes: 60, least: 1 }, boundary: noon }
      const release = (isMissed: boolean) =>
        Result.getOrThrow(releaseDueItems(makeHive({ items, verdicts }), [firstId], { ...at, isMissed }))
          .change
      expect(release(true).put.length > 0).toBe(appears)
      expect(release(false).put.length > 0).toBe(true)
    }
  )

  test.each([
    ["too few wait", [held("one")], 2],
    ["the second is rejected", [held("one"), rejected("two")], 2],
    ["only rejected ones wait", [rejected("one"), rejected("two")], 1],
    ["the second is still pending", [held("one"), makeFeedback("two", waiting)], 2],
    ["the second is not held", [held("one"), held("two", { isHeld: false })], 2],
    ["the first has waited for six days", [held("one", { createdOn: Day("2026-11-14") })], 2]
  ])("does nothing while %s", (_, items, least) => expect(released(items, least).put).toEqual([]))

  test("does nothing for items that are gone", () => {
    expect(released([held("one")], 2, [firstId, FeedbackId("gone")]).put).toEqual([])
  })
})

const idsOf = (items: ReadonlyArray<JudgedItem>) => items.map(({ id }) => id)

describe("[anon A27] at a boundary appear", () => {
  const dueAt = (boundary: number, rule: ReleaseRule, items: ReadonlyArray<JudgedItem>) =>
    idsOf(dueItems(accountUnder(rule), items, { floor: asTheyCome, boundary }))
  const three = [held("1"), held("2"), held("3")]
  const longAgo = Day("2026-11-13")

  test("so many approved items as the rule asks for, and with them the rejected ones", () => {
    expect(dueAt(noon, group, [...three, rejected("4")])).toEqual(["1", "2", "3", "4"])
    expect(dueAt(noon, group, [held("1"), held("2"), rejected("3"), rejected("4")])).toEqual([])
  })

  test("all that wait, with an approved item that has waited for seven days", () => {
    const items = [held("1", { createdOn: longAgo }), held("2"), rejected("3")]
    expect(dueAt(noon, group, items)).toEqual(["1", "2", "3"])
  })

  test("a rejected item that has waited for seven days, and nothing with it", () => {
    const items = [held("1"), rejected("2", { createdOn: longAgo }), rejected("3")]
    expect(dueAt(noon, group, items)).toEqual(["2"])
  })

  test("nothing at the boundary of a shorter window", () => {
    expect(dueAt(noon, team, three)).toEqual([])
    expect(dueAt(midnight, team, three)).toEqual(["1", "2", "3"])
  })

  test("items that were sent under a stricter rule only by that", () => {
    const strict = [held("1", { heldBy: team }), held("2", { heldBy: team }), held("3", { heldBy: team })]
    const free = { minutes: 60, least: 1 }
    expect(dueAt(noon, free, [...strict, held("4", { heldBy: free })])).toEqual(["4"])
    expect(dueAt(midnight, free, strict.slice(0, 2))).toEqual([])
    expect(dueAt(midnight, free, strict)).toEqual(["1", "2", "3"])
  })

  test("items that were sent under a looser rule only by the rule in force", () => {
    expect(dueAt(noon, team, [held("1", { heldBy: { minutes: 60, least: 1 } })])).toEqual([])
  })

  test("what earlier versions held, once there is no window", () => {
    expect(dueAt(noon + 1, asTheyCome, [rejected("1")])).toEqual(["1"])
    expect(dueAt(noon + 1, asTheyCome, [held("1"), rejected("2"), held("3", { heldBy: group })])).toEqual([
      "1",
      "2"
    ])
  })

  test("nothing of a window that began under another rule", () => {
    const account = (since: number) => accountUnder(group, { since })
    const at = { floor: asTheyCome, boundary: noon }
    expect(idsOf(dueItems(account(noon - hour), three, at))).toEqual(["1", "2", "3"])
    expect(dueItems(account(noon - hour + 1), three, at)).toEqual([])
  })
})

describe("whatever waits under whichever rules", () => {
  const item = fc.record({
    isRejected: fc.boolean(),
    heldBy: fc.option(anyRule),
    days: fc.integer({ min: 0, max: 9 })
  })
  const boundary = fc.integer({ min: 0, max: 40_000 }).map((minutes) => midnight + minutes * 60_000)

  test("each item appears by the stricter of its rules, and as many as possible do", () =>
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), anyRule, anyRule, boundary, (drawn, rule, floor, at) => {
        const items = drawn.map(({ isRejected, heldBy, days }, index): JudgedItem => {
          const given = { heldBy, createdOn: dayOf(at - days * 24 * hour) }
          return isRejected ? rejected(`${index}`, given) : held(`${index}`, given)
        })
        const inForce = stricterOf(rule, floor)
        const ruleOf = ({ heldBy }: JudgedItem) => stricterOf(heldBy ?? inForce, inForce)
        const hasWaited = ({ createdOn }: JudgedItem) => daysBetween(createdOn, dayOf(at)) >= 7
        const due = dueItems(accountUnder(rule), items, { floor, boundary: at })
        const approved = due.filter(isApproved)
        for (const one of due) {
          const { minutes, least } = ruleOf(one)
          expect(minutes === 0 || at % (minutes * 60_000) === 0).toBe(true)
          const isBesideEnough = isApproved(one) ? approved.length >= least : approved.length > 0
          expect(isBesideEnough || approved.some(hasWaited) || hasWaited(one) || minutes === 0).toBe(true)
        }
        const late = items.filter((one) => !due.includes(one) && hasWaited(one))
        for (const one of late) expect(at % (ruleOf(one).minutes * 60_000)).not.toBe(0)
        const left = items.filter(isApproved).filter((one) => !due.includes(one))
        const onTime = left.filter(
          (one) => ruleOf(one).minutes === 0 || at % (ruleOf(one).minutes * 60_000) === 0
        )
        for (const one of onTime) {
          const { least } = ruleOf(one)
          const alike = onTime.filter((other) => ruleOf(other).least <= least)
          expect(alike.length + approved.length).toBeLessThan(least)
        }
      }),
      { numRuns: 500 }
    ))
})

test("what is known of a held item tells at which boundaries it may appear", () => {
  const item = { id: firstId, window: 60, release: { ...initialRelease, rule: { minutes: 90, least: 1 } } }
  const at = (boundary: number) => ({ floor: asTheyCome, boundary })
  expect(windowOf(item, at(noon))).toBe(90)
  expect(windowOf({ ...item, window: 1_440 }, at(noon))).toBe(1_440)
  expect([isItsBoundary(item, at(noon)), isItsBoundary(item, at(noon + hour))]).toEqual([true, false])
})
