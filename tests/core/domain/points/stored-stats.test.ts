import { expect, test } from "vitest"
import { decodeRecord, encodeRecord } from "#core/domain/records/record-codec.ts"
import { makeStats } from "../../../support/storage-records.ts"

test("a category that came after the counters were stored has a count of 0", () => {
  const { general: _, ...counts } = makeStats(30).counts
  const read = decodeRecord({ ...makeStats(30), counts })
  expect(read.counts).toEqual({ ...counts, general: 0 })
})

test("counters are stored as they were read", () => {
  const stats = makeStats(30)
  expect(JSON.stringify(encodeRecord(decodeRecord(stats)))).toBe(JSON.stringify(stats))
})
