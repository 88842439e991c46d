import { expect, test } from "vitest"
import { changesIn, encodeHeader, parseJournal } from "#adapters/storage/lowdb/journal-content.ts"
import { encodeLine } from "#adapters/storage/lowdb/journal-lines.ts"
import { makeStats } from "../../support/storage-records.ts"

const overview = { kind: "overview", owner: "ada", id: "overview" }
const stats = makeStats(1)

test("a journal that puts and removes overviews is read without them", () => {
  const changes = [
    { put: [overview, stats], remove: [] },
    { put: [], remove: [overview] }
  ]
  const start = 7
  const lines: Array<string> = []
  let chain = start
  for (const change of changes) {
    const encoded = encodeLine(JSON.stringify(change), chain)
    lines.push(encoded.line)
    chain = encoded.chain
  }
  const journal = Buffer.from(encodeHeader(0, start) + lines.join(""))
  const expected = [
    { put: [stats], remove: [] },
    { put: [], remove: [] }
  ]
  expect(parseJournal("journal", journal).changes).toEqual(expected)
  expect([...changesIn("journal", journal)]).toEqual(expected)
})
