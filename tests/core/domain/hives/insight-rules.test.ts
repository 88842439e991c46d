import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { currentInsight, storeInsight } from "#core/domain/hives/insight-rules.ts"
import { makeHive } from "../../../support/make-hive.ts"
import { makeInsight } from "../../../support/storage-records.ts"

const counted = { count: 3, fingerprint: "now" }
const ours = makeInsight("now", { by: "ours" })
const theirs = makeInsight("now", { by: "theirs" })
const old = makeInsight("before")
const noRecords = { put: [], remove: [] }
const keepResult = (insight: typeof ours | undefined, isAsGood: boolean, mine = ours) =>
  Result.getOrThrow(storeInsight(makeHive({ counted, insight }), mine, () => isAsGood))

test("an insight stands as long as the same items count", () => {
  expect(currentInsight(makeHive({ counted, insight: theirs }))).toBe(theirs)
  expect(currentInsight(makeHive({ counted, insight: old }))).toBeUndefined()
  expect(currentInsight(makeHive({ counted }))).toBeUndefined()
})

describe("keeping an insight", () => {
  test.each([
    ["none is there", undefined, true],
    ["the one that is there rests on other items", old, true],
    ["the one that is there is not as good", theirs, false]
  ])("writes it when %s", (_, insight, isAsGood) =>
    expect(keepResult(insight, isAsGood)).toStrictEqual({ change: { put: [ours], remove: [] }, answer: ours })
  )

  test("leaves one that is as good: the first of two wins", () =>
    expect(keepResult(theirs, true)).toStrictEqual({ change: noRecords, answer: theirs }))

  test("writes and answers nothing when other items count by now", () =>
    expect(keepResult(theirs, false, old)).toStrictEqual({ change: noRecords, answer: undefined }))
})
