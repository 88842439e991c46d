import { expect, test } from "vitest"
import { startRefusedBy } from "#adapters/storage/lowdb/store-errors.ts"

test.each([
  ["/data/honesthive.lock.11338-3590f13805ae.tmp", "/data"],
  ["/data/journal.ndjson", "/data/journal.ndjson"]
])("without permission for %s, a start names %s", (path, named) => {
  const cause = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES", path })
  expect(startRefusedBy("/data")(cause).message).toMatch(`${named}: no permission to read and write here.`)
})
