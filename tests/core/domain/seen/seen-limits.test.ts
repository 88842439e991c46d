import { expect, test } from "vitest"
import { maxSeenBadges, maxSeenIds } from "#core/domain/seen/seen-limits.ts"

test("300 items of a day are remembered, and twice as many badges as there are", () => {
  expect([maxSeenIds, maxSeenBadges]).toEqual([300, 50])
})
