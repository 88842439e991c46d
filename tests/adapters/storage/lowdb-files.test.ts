import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { changesIn, encodeHeader, parseJournal } from "#adapters/storage/lowdb/journal-content.ts"
import { encodeLine } from "#adapters/storage/lowdb/journal-lines.ts"
import { startRefusedBy } from "#adapters/storage/lowdb/store-errors.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { putRecords } from "../../contracts/storage-adapter.ts"
import { effectTest as test } from "../../support/effect-test.ts"
import { contentsOf } from "../../support/files-in.ts"
import { scopedFolder } from "../../support/scoped-folder.ts"
import { ada, makeFeedback, makeStats } from "../../support/storage-records.ts"
import { openStore } from "./open-store.ts"
import { createAccount, deleteItem, submit } from "./store-commands.ts"

const firstId = FeedbackId("1")

const openFolder = (dataDir: string) => openStore({ dataDir })

const filesIn = (dataDir: string) =>
  readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("."))

const nextEventLoopTurn = Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))

/** Real files are written meanwhile, so the test clock cannot help here. */
const waitUntil = (holds: () => boolean) => Effect.repeat(nextEventLoopTurn, { until: holds })

const listedItems = HiveStore.use((store) => store.listItems(ada))

test("a folder that is opened for reading shows what the journal holds, and stays as it is", function* () {
  const dataDir = yield* scopedFolder
  const { run } = yield* openFolder(dataDir)
  yield* run(createAccount(ada), submit(ada, firstId))
  // A killed server leaves a journal with all of it, and a lock.
  const copy = yield* scopedFolder
  cpSync(dataDir, copy, { recursive: true, filter: (name) => !name.endsWith(".lock") })
  const before = contentsOf(copy)
  assert.isNotEmpty(before)
  yield* Effect.gen(function* () {
    const { on } = yield* openStore({ dataDir: copy, isReadOnly: true })
    assert.deepStrictEqual(yield* on(listedItems), [makeFeedback("1")])
    const refused = yield* Effect.flip(on(putRecords(makeFeedback("2"))))
    assert.strictEqual(refused._tag, "StoreUnavailable")
    assert.lengthOf(yield* on(listedItems), 1)
  }).pipe(Effect.scoped)
  assert.deepStrictEqual(contentsOf(copy), before)
})

test("a journal that puts and removes overviews is read without them", function* () {
  const overview = { kind: "overview", owner: "ada", id: "overview" }
  const changes = [
    { put: [overview, makeStats(1)], remove: [] },
    { put: [], remove: [overview] }
  ]
  let [journal, chain] = [encodeHeader(0, 7), 7]
  for (const change of changes) {
    const encoded = encodeLine(JSON.stringify(change), chain)
    journal += encoded.line
    chain = encoded.chain
  }
  const expected = [
    { put: [makeStats(1)], remove: [] },
    { put: [], remove: [] }
  ]
  assert.deepEqual<unknown>(parseJournal("journal", Buffer.from(journal)).changes, expected)
  assert.deepEqual<unknown>([...changesIn("journal", Buffer.from(journal))], expected)
})

test.each([
  ["/data/honesthive.lock.11338-3590f13805ae.tmp", "/data"],
  ["/data/journal.ndjson", "/data/journal.ndjson"]
])("without permission for its first, a start names its second: %j", function* ([path, named]) {
  const cause = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES", path })
  assert.include(startRefusedBy("/data")(cause).message, `${named}: no permission to read and write here.`)
})

describe("lowdb's data folder", () => {
  test("is for the owner alone, also after its files were rewritten", function* () {
    const dataDir = join(yield* scopedFolder, "data")
    const store = yield* openFolder(dataDir)
    yield* store.run(createAccount(ada))
    yield* store.flush
    yield* store.run(submit(ada, firstId))
    yield* store.flush
    const names = ["directory.json", "sessions.json", "hives/ada.json", "journal.ndjson", "honesthive.lock"]
    assert.deepStrictEqual(filesIn(dataDir).toSorted(), names.toSorted())
    for (const name of names) assert.strictEqual(statSync(join(dataDir, name)).mode & 0o777, 0o600, name)
    for (const name of ["", "hives"]) assert.strictEqual(statSync(join(dataDir, name)).mode & 0o777, 0o700)
  })

  test("[anon A16] loses deleted texts from all files with the next flush", function* () {
    const dataDir = yield* scopedFolder
    const store = yield* openFolder(dataDir)
    const text = () =>
      filesIn(dataDir)
        .map((name) => readFileSync(join(dataDir, name), "utf8"))
        .join("")
    yield* store.run(createAccount(ada), submit(ada, firstId))
    yield* store.flush
    yield* store.run(submit(ada, FeedbackId("2")))
    assert.include(text(), "sealed 1")
    yield* store.run(deleteItem(ada, firstId), deleteItem(ada, FeedbackId("2")))
    yield* store.flush
    assert.notInclude(text(), "sealed")
  })

  test("[anon A16] loses what was deleted before a crash when it is opened and closed again", function* () {
    const [dataDir, crashed] = [yield* scopedFolder, yield* scopedFolder]
    const store = yield* openFolder(dataDir)
    yield* store.run(createAccount(ada), submit(ada, firstId))
    yield* store.flush
    yield* store.run(deleteItem(ada, firstId))
    cpSync(dataDir, crashed, { recursive: true })
    rmSync(join(crashed, "honesthive.lock"))
    const text = () => readFileSync(join(crashed, "hives/ada.json"), "utf8")
    assert.include(text(), "sealed 1")
    yield* Effect.scoped(openFolder(crashed))
    assert.notInclude(text(), "sealed 1")
  })

  test("[anon A16] has its files rewritten ten seconds after a change, and when it is closed", function* () {
    const dataDir = yield* scopedFolder
    const hive = join(dataDir, "hives/ada.json")
    const holds = (text: string) => () =>
      filesIn(dataDir).some((name) => name.endsWith("ada.json")) && readFileSync(hive, "utf8").includes(text)
    yield* Effect.scoped(
      Effect.gen(function* () {
        const store = yield* openFolder(dataDir)
        yield* store.run(createAccount(ada), submit(ada, firstId))
        yield* TestClock.adjust("9 seconds")
        assert.isFalse(holds("sealed 1")())
        yield* TestClock.adjust("1 second")
        yield* waitUntil(holds("sealed 1"))
        yield* store.run(submit(ada, FeedbackId("2")))
      })
    )
    assert.isTrue(holds("sealed 2")())
  })

  test("has its files rewritten at once when the journal is long", function* () {
    const dataDir = yield* scopedFolder
    const store = yield* openFolder(dataDir)
    yield* store.run(createAccount(ada))
    const content = Sealed("x".repeat(32 * 1024 * 1024))
    yield* store.on(putRecords(makeFeedback("1", { content })))
    yield* waitUntil(() => filesIn(dataDir).some((name) => name.endsWith("ada.json")))
  })

  test("is opened again without what a crash left half-written", function* () {
    const dataDir = yield* scopedFolder
    mkdirSync(join(dataDir, "hives"))
    const left = ["journal.ndjson.1-ab.tmp", "hives/ada.json.1-ab.tmp"]
    for (const name of left) writeFileSync(join(dataDir, name), "{")
    yield* openFolder(dataDir)
    assert.notInclude(filesIn(dataDir).join(), ".tmp")
  })

  test("refuses to start in one clear line where there can be no folder", function* () {
    const file = join(yield* scopedFolder, "a-file")
    writeFileSync(file, "")
    for (const path of [file, join(file, "data"), join(file, "a", "b"), "/dev/null", "/proc/hive", "/proc"]) {
      const refused = yield* Effect.flip(openFolder(path))
      assert.match(refused.message, /^\/[^\n]+(Set|Give) DATA_DIR[^\n]+$/)
    }
  })
})
