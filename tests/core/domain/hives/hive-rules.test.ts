import { expect, test } from "vitest"
import { addPoints, emptyStats, maxPublicItems, withCount } from "#core/domain/hives/hive-rules.ts"
import { zeroCounts } from "#core/domain/points/zero-counts.ts"
import { ada, makePoints, makeStats } from "../../../support/storage-records.ts"

test("a hive begins without points and counts", () => {
  expect(emptyStats(ada)).toStrictEqual(makeStats(0, { counts: zeroCounts }))
})

test("five items may be public", () => expect(maxPublicItems).toBe(5))

test.each([
  [1, 2],
  [-1, 0]
] as const)("counting by %i changes the one count", (by, general) => {
  expect(withCount(makeStats(7), "general", by)).toStrictEqual(
    makeStats(7, { counts: { ...zeroCounts, general } })
  )
})

test("the sum is that of the history, corrections included", () => {
  const entries = [makePoints("a", { points: 30 }), makePoints("b", { points: -10 })]
  expect(addPoints(makeStats(7), entries)).toStrictEqual(makeStats(27))
  expect(addPoints(makeStats(7), [])).toStrictEqual(makeStats(7))
})
