import { describe, expect, test } from "vitest"
import { outlineOf } from "#core/domain/feedback/item-outline.ts"
import {
  guardVersionOf,
  isLanguageChosen,
  isOutlineChosen,
  isVerdictChosen,
  type ReplayChoice
} from "#core/domain/moderation/replay-choice.ts"
import { Day } from "#core/domain/values/day.ts"
import { makeApproved, makeFeedback, makeVerdict } from "../../../support/storage-records.ts"

const choice = (given: Partial<ReplayChoice>): ReplayChoice => ({
  owner: undefined,
  from: undefined,
  to: undefined,
  status: undefined,
  guardVersion: undefined,
  language: undefined,
  ...given
})
const day = Day("2026-11-20")

describe("an approved item of 20 November", () => {
  test.each<[Partial<ReplayChoice>, boolean]>([
    [{}, true],
    [{ status: "approved" }, true],
    [{ status: "rejected" }, false],
    [{ from: day, to: day }, true],
    [{ from: Day("2026-11-21") }, false],
    [{ to: Day("2026-11-19") }, false],
    [{ from: Day("2026-11-19"), to: Day("2026-11-21"), status: "approved" }, true]
  ])("is chosen by %j: %s", (given, isChosen) =>
    expect(isOutlineChosen(choice(given), outlineOf(makeApproved("one", { createdOn: day })))).toBe(isChosen)
  )
})

test("a pending item is never chosen", () => {
  expect(isOutlineChosen(choice({}), outlineOf(makeFeedback("one")))).toBe(false)
})

describe("by guard and version", () => {
  const last = makeVerdict("v", "one", { guard: "local", version: "3" })
  test.each([
    [undefined, last, true],
    [undefined, undefined, true],
    ["3", last, true],
    ["local 3", last, true],
    ["local", last, false],
    ["none", last, false],
    ["none", undefined, true],
    ["3", undefined, false]
  ])("%j chooses %j: %s", (guardVersion, verdict, isChosen) =>
    expect(isVerdictChosen(choice({ guardVersion }), verdict)).toBe(isChosen)
  )

  test("reports name both, or none", () =>
    expect([guardVersionOf(last), guardVersionOf(undefined)]).toEqual(["local 3", "none"]))
})

test.each([
  [undefined, true],
  ["hi", true],
  ["te", false]
])("a Hindi text is chosen by the language %j: %s", (language, isChosen) =>
  expect(isLanguageChosen(choice({ language }), "hi")).toBe(isChosen)
)
