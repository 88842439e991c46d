import { Struct } from "effect"
import { describe, expect, test } from "vitest"
import { accountToStored } from "#core/domain/accounts/stored-account.ts"
import { feedbackToStored } from "#core/domain/feedback/stored-feedback.ts"
import { isRecord } from "#core/domain/records/is-record.ts"
import { decodeRecord, encodeRecord } from "#core/domain/records/record-codec.ts"
import { fieldsOf } from "#core/domain/records/record-fields.ts"
import { kinds } from "#core/domain/records/record-kinds.ts"
import * as records from "../../../support/storage-records.ts"
import { ada } from "../../../support/storage-records.ts"

const account = accountToStored(records.makeAccount(ada))
const item = feedbackToStored(records.makeApproved("1"))

test.each([
  ["an account", account],
  ["an item", item],
  ["an insight", records.makeInsight("f")],
  ["what was seen", records.makeSeen()],
  ["counters", records.makeStats(1)],
  ["an unlocked badge", records.makeBadge("reliability-5")],
  ["an account from before issuers", Struct.omit(account, ["identity"])],
  ["an item from before some were held or covered", Struct.omit(item, ["isHeld", "cover"])],
  ["counters of fewer categories", { ...records.makeStats(1), counts: { leadership: 3 } }],
  ["one with a field more", { ...item, mood: "glad" }]
])("%s is a record", (_, value) => expect(isRecord(value)).toBe(true))

test.each([
  ["a list", [item]],
  ["no kind", { ...item, kind: undefined }],
  ["an unknown kind", { ...item, kind: "gossip" }],
  ["a kind that only objects have", { ...item, kind: "constructor" }],
  ["a field that is missing", { ...item, owner: undefined }],
  ["null where there is always something", { ...item, content: null }],
  ["a number for a text", { ...item, content: 1 }],
  ["a text for a boolean", { ...item, isPublic: "true" }],
  ["a time for a day", { ...item, createdOn: "2026-11-20T10:00:00.000Z" }],
  ["words before a day", { ...item, createdOn: "on 2026-11-20" }],
  ["a number for an object", { ...records.makeStats(1), counts: 3 }],
  ["an object without one of its fields", { ...account, digest: { every: "day" } }],
  ["half a count", { ...records.makeStats(1), counts: { leadership: 0.5 } }],
  ["a state that there never was", { ...item, moderationStatus: "lost" }],
  ["half a point", { ...records.makeStats(1), totalPoints: 0.5 }]
])("%s is no record", (_, value) => expect(isRecord(value)).toBe(false))

describe.each(kinds)("%s", (kind) => {
  test("belongs to somebody and has an id", () => {
    const always = fieldsOf(kind).filter(({ isNullable, isAdded }) => !isNullable && !isAdded)
    expect(always.map(({ name }) => name)).toEqual(expect.arrayContaining(["owner", "id"]))
  })
})

test("a category that came after the counters were stored has a count of 0", () => {
  const { general: _, ...counts } = records.makeStats(30).counts
  const read = decodeRecord({ ...records.makeStats(30), counts })
  expect(read.counts).toEqual({ ...counts, general: 0 })
})

test("counters are stored as they were read", () => {
  const stats = records.makeStats(30)
  expect(JSON.stringify(encodeRecord(decodeRecord(stats)))).toBe(JSON.stringify(stats))
})
