import { expect, test } from "vitest"
import { maxSeenBadges, maxSeenIds } from "#core/domain/seen/seen-limits.ts"
import { emptySeenMarks } from "#core/domain/seen/seen-marks.ts"
import { ada } from "../../../support/storage-records.ts"

test("before a first visit nothing was seen", () => {
  expect(emptySeenMarks(ada)).toStrictEqual({
    kind: "seen",
    id: "seen",
    owner: ada,
    feedback: null,
    badges: null
  })
})

test("300 items of a day are remembered, and twice as many badges as there are", () => {
  expect([maxSeenIds, maxSeenBadges]).toEqual([300, 50])
})
