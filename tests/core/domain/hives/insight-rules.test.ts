import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { keepInsight, standingInsight } from "#core/domain/hives/insight-rules.ts"
import { makeInsight } from "../../../contracts/storage-records.ts"
import { makeHive } from "../../../support/make-hive.ts"

const counted = { count: 3, fingerprint: "now" }
const ours = makeInsight("now", { by: "ours" })
const theirs = makeInsight("now", { by: "theirs" })
const old = makeInsight("before")
const nothing = { put: [], remove: [] }
const kept = (insight: typeof ours | undefined, isAsGood: boolean, mine = ours) =>
  Result.getOrThrow(keepInsight(makeHive({ counted, insight }), mine, () => isAsGood))

test("an insight stands as long as the same items count", () => {
  expect(standingInsight(makeHive({ counted, insight: theirs }))).toBe(theirs)
  expect(standingInsight(makeHive({ counted, insight: old }))).toBeUndefined()
  expect(standingInsight(makeHive({ counted }))).toBeUndefined()
})

describe("keeping an insight", () => {
  test.each([
    ["none is there", undefined, true],
    ["the one that is there rests on other items", old, true],
    ["the one that is there is not as good", theirs, false]
  ])("writes it when %s", (_, insight, isAsGood) =>
    expect(kept(insight, isAsGood)).toStrictEqual({ change: { put: [ours], remove: [] }, answer: ours })
  )

  test("leaves one that is as good: the first of two wins", () =>
    expect(kept(theirs, true)).toStrictEqual({ change: nothing, answer: theirs }))

  test("writes and answers nothing when other items count by now", () =>
    expect(kept(theirs, false, old)).toStrictEqual({ change: nothing, answer: undefined }))
})
