import { assert, describe } from "@effect/vitest"
import { Effect, Exit } from "effect"
import { parseJournal } from "#adapters/storage/lowdb/journal-content.ts"
import { encodeLine } from "#adapters/storage/lowdb/journal-lines.ts"
import { effectTest as test } from "../../support/effect-test.ts"
import { ada, bob } from "../../support/storage-records.ts"
import { dataDir, observedOn, openStore, withoutLock } from "./open-store.ts"
import { crashKinds, type DiskImage, simulatedDisk } from "./simulated-disk.ts"
import { createAccount, submitItem } from "./store-commands.ts"

const journal = `${dataDir}/journal.ndjson`

const journalOf = (image: DiskImage) => parseJournal(journal, image.get(journal) ?? Buffer.of())

/** The folder of a server of data version 2 that was killed: one item in a file, one in the journal alone. */
const olderImage = Effect.gen(function* () {
  const disk = simulatedDisk()
  const { run, flush } = yield* openStore({ dataDir, files: disk.files })
  yield* run(createAccount(ada), submitItem("1"))
  yield* flush
  yield* run(submitItem("2"))
  const image = withoutLock(disk.image())
  const [header = "", ...lines] = `${image.get(journal)}`.split(/(?<=\n)/)
  const data = /"data":(.*)\}\n$/.exec(header)?.[1]?.replace('"schema":3', '"schema":2') ?? ""
  return new Map([...image, [journal, Buffer.from(encodeLine(data, 0).line + lines.join(""))]])
}).pipe(Effect.scoped)

describe("the journal of an older data version", () => {
  test("has no record of this version under its old header, whenever the power goes", function* () {
    const image = yield* olderImage
    const { length } = journalOf(image).changes
    const images: Array<DiskImage> = []
    const disk = simulatedDisk(image, {
      onChange: () => void images.push(...crashKinds.map((kind) => disk.crash(kind)))
    })
    const { run, flush, observed } = yield* openStore({ dataDir, files: disk.files })
    yield* run(submitItem("3"))
    const upgraded = withoutLock(disk.crash("nothing unsynced"))
    assert.include(journalOf(upgraded), { schema: 3, generation: 1 })
    assert.strictEqual(yield* observedOn(upgraded), yield* observed)
    yield* run(createAccount(bob), submitItem("4"))
    yield* flush
    yield* run(submitItem("5"))
    assert.strictEqual(yield* observedOn(disk.image()), yield* observed)
    for (const crashed of images.map(journalOf)) {
      if (crashed.schema !== 3) assert.lengthOf(crashed.changes, length)
    }
  })

  test("is cut as usual while the first record is appended", function* () {
    const disk = simulatedDisk(yield* olderImage)
    const { run, flush, observed } = yield* openStore({ dataDir, files: disk.files })
    yield* Effect.all([flush, run(submitItem("3"))], { concurrency: "unbounded" })
    const image = disk.crash("nothing unsynced")
    assert.include(journalOf(image), { schema: 3, generation: 2 })
    assert.strictEqual(yield* observedOn(image), yield* observed)
  })

  test("takes the next record when the disk refused the first one anywhere", function* () {
    const image = yield* olderImage
    let failing = 0
    for (let isRefused = true, count = 0; isRefused || count >= failing; ) {
      failing += 1
      let operation = Number.NaN
      const failure = () => (++operation === failing ? new Error("EIO") : undefined)
      const disk = simulatedDisk(image, { failure })
      yield* Effect.gen(function* () {
        const { run, observed } = yield* openStore({ dataDir, files: disk.files })
        operation = 0
        isRefused = Exit.isFailure(yield* Effect.exit(run(submitItem("3"))))
        count = operation
        operation = Number.NaN
        yield* run(submitItem("4"))
        const crashed = disk.crash("nothing unsynced")
        assert.strictEqual(journalOf(crashed).schema, 3)
        assert.strictEqual(yield* observedOn(crashed), yield* observed)
      }).pipe(Effect.scoped)
    }
    assert.isAbove(failing, 10)
  })

  test("keeps its header while nothing is appended", function* () {
    const disk = simulatedDisk(yield* olderImage)
    yield* openStore({ dataDir, files: disk.files })
    assert.strictEqual(journalOf(disk.image()).schema, 2)
  })
})
