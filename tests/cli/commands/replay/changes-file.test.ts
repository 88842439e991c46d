import { readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { changeLines } from "#cli/commands/replay/change-lines.ts"
import { openChangesFile } from "#cli/commands/replay/changes-file.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import type { ReplayedItem } from "#core/use-cases/moderation/replay-tally.ts"
import { makeFolder } from "../../../support/for-one-test.ts"
import { ada, makeVerdict, someDay } from "../../../support/storage-records.ts"

const item: ReplayedItem = {
  id: FeedbackId("1"),
  owner: ada,
  createdOn: someDay,
  language: "hi",
  fate: "rejected",
  before: makeVerdict("1:1", "1", { version: "2" }),
  after: makeVerdict("1:2", "1", {
    decision: "rejected",
    labels: [{ label: "insult", score: 0.9 }],
    version: "3"
  }),
  categories: { before: "Reliability", after: "Reliability" }
}

test("an item that changes is a line; one that stays as it is is none", () => {
  const unchanged = [
    { ...item, fate: "same" },
    { ...item, fate: "gone" }
  ] as const
  const lines = changeLines([item, ...unchanged, { ...item, before: undefined }])
    .trimEnd()
    .split("\n")
  const labels = [{ label: "insult", score: 0.9 }]
  const before = { decision: "approved", guard: "local", version: "2", labels: [] }
  const after = { decision: "rejected", guard: "local", version: "3", labels }
  const line = {
    ...{ item: "1", owner: "ada", day: "2026-11-20", language: "hi", change: "rejected" },
    before: { verdict: before, category: "Reliability" },
    after: { verdict: after, category: "Reliability" }
  }
  expect(lines.map((text) => JSON.parse(text))).toEqual([
    line,
    { ...line, before: { verdict: null, category: "Reliability" } }
  ])
})

test("what comes at the same time is written whole, for the owner alone", async () => {
  const place = join(makeFolder(), "changes.jsonl")
  const file = await openChangesFile(place)
  const pieces = Array.from({ length: 200 }, (_, index) => `${`${index} `.repeat(2_000)}\n`)
  await Promise.all(pieces.map((piece) => file.write(Buffer.from(piece))))
  await file.close()
  expect(readFileSync(place, "utf8")).toBe(pieces.join(""))
  expect(statSync(place).mode & 0o777).toBe(0o600)
})

test("a file that is there is not overwritten; a place that cannot be written is named", async () => {
  const place = join(makeFolder(), "changes.jsonl")
  writeFileSync(place, "noted before")
  await expect(openChangesFile(place)).rejects.toThrow(`${place} is there already. Name another file.`)
  expect(readFileSync(place, "utf8")).toBe("noted before")
  await expect(openChangesFile(`${place}/x`)).rejects.toThrow("cannot be written (ENOTDIR)")
})
