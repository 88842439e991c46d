import { expect, test } from "vitest"
import { emptyStats, maxPublicItems } from "#core/domain/hives/hive-rules.ts"
import { zeroCounts } from "#core/domain/points/zero-counts.ts"
import { ada, makeStats } from "../../../support/storage-records.ts"

test("a hive begins without points and counts", () => {
  expect(emptyStats(ada)).toStrictEqual(makeStats(0, { counts: zeroCounts }))
})

test("five items may be public", () => expect(maxPublicItems).toBe(5))
