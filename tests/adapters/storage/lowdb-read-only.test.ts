import { cpSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { openLowdb } from "#adapters/storage/lowdb/index.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { createAccount, putRecords } from "../../contracts/storage-adapter.ts"
import { effectTest as test } from "../../support/effect-test.ts"
import { scopedFolder } from "../../support/scoped-folder.ts"
import { ada, makeFeedback } from "../../support/storage-records.ts"

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), "utf8")])
    .toSorted()

const listedItems = HiveStore.use((store) => store.listItems(ada))

test("a folder that is opened for reading shows what the journal holds, and stays as it is", function* () {
  const dataDir = yield* scopedFolder
  const { ports } = yield* openLowdb({ dataDir })
  yield* Effect.provide(Effect.andThen(createAccount(ada), putRecords(makeFeedback("1"))), ports)
  // A killed server leaves a journal with all of it, and a lock.
  const copy = yield* scopedFolder
  cpSync(dataDir, copy, { recursive: true, filter: (name) => !name.endsWith(".lock") })
  const before = filesIn(copy)
  assert.isNotEmpty(before)
  yield* Effect.gen(function* () {
    const opened = yield* openLowdb({ dataDir: copy, isReadOnly: true })
    assert.deepStrictEqual(yield* Effect.provide(listedItems, opened.ports), [makeFeedback("1")])
    const refused = yield* Effect.flip(Effect.provide(putRecords(makeFeedback("2")), opened.ports))
    assert.strictEqual(refused._tag, "StoreUnavailable")
    assert.lengthOf(yield* Effect.provide(listedItems, opened.ports), 1)
  }).pipe(Effect.scoped)
  assert.deepStrictEqual(filesIn(copy), before)
})
