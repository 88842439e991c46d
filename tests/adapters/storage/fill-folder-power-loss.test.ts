import { assert } from "@effect/vitest"
import { Effect, Layer, Option } from "effect"
import { lowdbEmptyStore } from "#adapters/storage/lowdb/fill-folder.ts"
import { encodeRecord } from "#core/domain/records/record-codec.ts"
import { isPortable } from "#core/domain/transfer/portable-record.ts"
import { Directory } from "#core/ports/directory.ts"
import { EmptyStore } from "#core/ports/empty-store.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { effectTest as test } from "../../support/effect-test.ts"
import { ada, bob, makeAccount, makeApproved } from "../../support/storage-records.ts"
import { fakeSealer } from "../../support/world.ts"
import { dataDir, openStore, withoutLock } from "./open-store.ts"
import { crashKinds, type DiskImage, simulatedDisk } from "./simulated-disk.ts"

const pages = [[makeAccount(ada)], [makeAccount(bob), makeApproved("1"), makeApproved("2")]].map((records) =>
  records.map((record) => encodeRecord(record)).filter(isPortable)
)

const fillOn = (files: ReturnType<typeof simulatedDisk>["files"], mayBeMoved = false) =>
  EmptyStore.use(({ fill }) => fill(({ put }) => Effect.forEach(pages, put, { discard: true }))).pipe(
    Effect.provide(Layer.provide(lowdbEmptyStore({ dataDir, files, mayBeMoved }), fakeSealer)),
    Effect.scoped
  )

/** How many items a store has that is opened on the image; none without the account. */
const itemsOn = Effect.fnUntraced(function* (image: DiskImage) {
  const { files } = simulatedDisk(withoutLock(image))
  const { on } = yield* openStore({ dataDir, files, mayBeMoved: true })
  const found = yield* on(Directory.use((directory) => directory.findById(bob)))
  const items = yield* on(HiveStore.use((store) => store.listFeedback(ada)))
  return [Option.isSome(found), items.length] as const
}, Effect.scoped)

test("a folder that is being filled when the power goes is empty or full, and never in between", function* () {
  const images: Array<DiskImage> = []
  const disk = simulatedDisk(new Map(), {
    onChange: () => void images.push(...crashKinds.map((kind) => disk.crash(kind)))
  })
  yield* fillOn(disk.files)
  assert.isAbove(images.length, 10)
  const seen = new Set<string>()
  for (const image of images) {
    const state = JSON.stringify(yield* itemsOn(image))
    seen.add(state)
    if (state === "[false,0]") yield* fillOn(simulatedDisk(withoutLock(image)).files)
  }
  assert.deepStrictEqual([...seen].toSorted(), ["[false,0]", "[true,2]"])
  for (const kind of crashKinds) assert.deepStrictEqual(yield* itemsOn(disk.crash(kind)), [true, 2])
})

test("a folder that was moved to a database is used as before once it is full, and not while it is empty", function* () {
  const note = `${dataDir}/moved-to.txt`
  const images: Array<DiskImage> = []
  const disk = simulatedDisk(new Map([[note, Buffer.from("hives at db.example\n")]]), {
    onChange: () => void images.push(...crashKinds.map((kind) => disk.crash(kind)))
  })
  yield* fillOn(disk.files, true)
  for (const image of images) {
    if (!image.has(note)) assert.deepStrictEqual(yield* itemsOn(image), [true, 2])
  }
  for (const kind of crashKinds) assert.isFalse(disk.crash(kind).has(note), kind)
})
