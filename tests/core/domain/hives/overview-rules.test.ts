import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { keepOverview, standingOverview } from "#core/domain/hives/overview-rules.ts"
import { makeOverview } from "../../../contracts/storage-records.ts"
import { makeHive } from "../../../support/make-hive.ts"

const counted = { count: 3, fingerprint: "now" }
const ours = makeOverview("now", { by: "ours" })
const theirs = makeOverview("now", { by: "theirs" })
const old = makeOverview("before")
const nothing = { put: [], remove: [] }
const kept = (overview: typeof ours | undefined, isAsGood: boolean, mine = ours) =>
  Result.getOrThrow(keepOverview(makeHive({ counted, overview }), mine, () => isAsGood))

test("an overview stands as long as the same items count", () => {
  expect(standingOverview(makeHive({ counted, overview: theirs }))).toBe(theirs)
  expect(standingOverview(makeHive({ counted, overview: old }))).toBeUndefined()
  expect(standingOverview(makeHive({ counted }))).toBeUndefined()
})

describe("keeping an overview", () => {
  test.each([
    ["none is there", undefined, true],
    ["the one that is there rests on other items", old, true],
    ["the one that is there is not as good", theirs, false]
  ])("writes it when %s", (_, overview, isAsGood) =>
    expect(kept(overview, isAsGood)).toStrictEqual({ change: { put: [ours], remove: [] }, answer: ours })
  )

  test("leaves one that is as good: the first of two wins", () =>
    expect(kept(theirs, true)).toStrictEqual({ change: nothing, answer: theirs }))

  test("writes and answers nothing when other items count by now", () =>
    expect(kept(theirs, false, old)).toStrictEqual({ change: nothing, answer: undefined }))
})
