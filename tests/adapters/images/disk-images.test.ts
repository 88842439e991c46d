import { execFile } from "node:child_process"
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { assert, describe } from "@effect/vitest"
import { Effect, Layer, Option } from "effect"
import { diskImages } from "#adapters/images/disk/index.ts"
import { photoKey } from "#core/domain/images/image-key.ts"
import { Images } from "#core/ports/images.ts"
import { imagesContract } from "../../contracts/images.contract.ts"
import { liveTest as test } from "../../support/effect-test.ts"
import { filesIn } from "../../support/files-in.ts"
import { memoryImages } from "../../support/memory/memory-images.ts"
import { scopedFolder } from "../../support/scoped-folder.ts"

imagesContract({
  name: "disk",
  place: scopedFolder,
  open: (path) => diskImages(join(path, "images")),
  isDurable: true,
  everything: (path) => Effect.sync(() => filesIn(path))
})

const { large: key } = photoKey("0a1b2c3d-0000-4000-8000-000000000001")
const bytes = Uint8Array.from([1, 2, 3])

describe("pictures on disk", () => {
  test("are the owner's alone, nothing half-written is left beside them, and other files are not listed", function* () {
    const root = join(yield* scopedFolder, "data", "images")
    const images = yield* Effect.provide(Images, diskImages(root))
    yield* images.put(key, bytes)
    assert.deepStrictEqual(filesIn(root), [key])
    assert.strictEqual(statSync(join(root, key)).mode & 0o777, 0o600)
    assert.strictEqual(statSync(root).mode & 0o777, 0o700)
    assert.strictEqual(statSync(join(root, "photos")).mode & 0o777, 0o700)
    writeFileSync(join(root, "photos", "holiday.jpg"), "x")
    assert.deepStrictEqual(
      (yield* images.list).map((each) => each.key),
      [key]
    )
  })

  test("what a killed process left half-written goes at the next start, what is being written stays", function* () {
    const root = yield* scopedFolder
    mkdirSync(join(root, "incoming"))
    for (const name of ["old", "new"]) writeFileSync(join(root, "incoming", name), "half")
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000)
    utimesSync(join(root, "incoming", "old"), hoursAgo, hoursAgo)
    yield* Effect.provide(Images, diskImages(root))
    assert.deepStrictEqual(readdirSync(join(root, "incoming")), ["new"])
  })

  test("a file where a folder should be: a failure, and nothing is left", function* () {
    const root = yield* scopedFolder
    writeFileSync(join(root, "photos"), "x")
    const images = yield* Effect.provide(Images, diskImages(root))
    assert.strictEqual((yield* Effect.flip(images.put(key, bytes)))._tag, "ImagesUnavailable")
    assert.strictEqual((yield* Effect.flip(images.list))._tag, "ImagesUnavailable")
    assert.deepStrictEqual(filesIn(root), ["photos"])
  })

  test("a disk that is full in the middle of a picture: a failure, no part of it, and the one before", function* () {
    const root = yield* scopedFolder
    const images = yield* Effect.provide(Images, diskImages(root))
    yield* images.put(key, bytes)
    const child = fileURLToPath(new URL("full-disk-process.ts", import.meta.url))
    const limited = `ulimit -f 8; exec "${process.execPath}" "${child}" "${root}"`
    // Compiled code that is kept would itself be too large a file.
    const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: "1" }
    const output = yield* Effect.promise(() => promisify(execFile)("sh", ["-c", limited], { env }))
    assert.match(output.stdout, /^ImagesUnavailable Error: EFBIG/)
    assert.deepStrictEqual(filesIn(root), [key])
    assert.deepStrictEqual(Option.getOrUndefined(yield* images.get(key)), bytes)
  })
})

imagesContract({
  name: "memory",
  place: Effect.void,
  open: () => Layer.fresh(memoryImages),
  isDurable: false,
  everything: () => Effect.succeed([])
})
