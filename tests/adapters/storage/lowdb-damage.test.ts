import { crc32 } from "node:zlib"
import { assert, describe } from "@effect/vitest"
import { Effect, Result } from "effect"
import { encodeLine } from "#adapters/storage/lowdb/journal-lines.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { effectTest as test } from "../../support/effect-test.ts"
import { ada, bob } from "../../support/storage-records.ts"
import { dataDir, observedOn, openStore, withoutLock } from "./open-store.ts"
import { type DiskImage, simulatedDisk } from "./simulated-disk.ts"
import { approve, claimLink, createAccount, signIn, submit } from "./store-commands.ts"

/** The long form alters every single byte. */
const everyNthByte = Number(process.env.DAMAGE_EVERY ?? 11)
const pathOf = (name: string) => `${dataDir}/${name}`
const journal = pathOf("journal.ndjson")
const dataFiles = ["directory.json", "sessions.json", "hives/ada.json", "hives/bob.json"].map(pathOf)

/** A store with everything in files, and one change more in the journal. */
const filledDisk = Effect.gen(function* () {
  const disk = simulatedDisk()
  const { run, flush, observed } = yield* openStore({ dataDir, files: disk.files })
  yield* run(createAccount(ada), createAccount(bob), claimLink(ada, "bee", false))
  yield* run(approve(ada, FeedbackId("1"), true), signIn(ada, "s"))
  yield* flush
  const before = yield* observed
  const cut = disk.image().get(journal)?.length ?? 0
  yield* run(submit(bob, FeedbackId("1")))
  const after = yield* observed
  assert.deepStrictEqual(yield* observedOn(disk.image()), after)
  return { image: withoutLock(disk.image()), before, after, cut }
}).pipe(Effect.scoped)

const replaced = (image: DiskImage, path: string, content: Buffer): DiskImage =>
  new Map(image).set(path, content)

/** Opening must fail, name the file, and leave the disk as it was. */
const refuses = Effect.fnUntraced(function* (image: DiskImage, path: string, what: string) {
  const disk = simulatedDisk(image)
  const result = yield* Effect.result(Effect.scoped(openStore({ dataDir, files: disk.files })))
  assert.isTrue(Result.isFailure(result), `${path}: ${what} was not noticed`)
  if (Result.isFailure(result)) assert.include(result.failure.message, path, what)
  assert.deepStrictEqual(disk.image(), image, `${path}: ${what} was written over`)
})

const contentOf = (image: DiskImage, path: string) => image.get(path) ?? Buffer.alloc(0)

const flipped = (content: Buffer, index: number) => {
  const copy = Buffer.from(content)
  copy.writeUInt8(copy.readUInt8(index) ^ (1 << (index % 7)), index)
  return copy
}

/** With a checksum that says that a program like this wrote it. */
const rewritten = (content: Buffer, from: string, to: string): Buffer => {
  const text = `${content}`.replaceAll(from, to)
  const body = text.slice(0, text.lastIndexOf(',"checksum"'))
  return Buffer.from(`${body},"checksum":"${crc32(body).toString(16).padStart(8, "0")}"}\n`)
}

describe("lowdb files that are damaged", () => {
  test("stop the start, whichever byte of whichever file is altered", function* () {
    const { image } = yield* filledDisk
    for (const [path, content] of image) {
      for (let index = 0; index < content.length; index += everyNthByte) {
        yield* refuses(replaced(image, path, flipped(content, index)), path, `byte ${index}`)
      }
    }
  }, 60_000)

  test("stop the start when a file is cut short anywhere, or is longer", function* () {
    const { image } = yield* filledDisk
    for (const path of dataFiles) {
      const content = contentOf(image, path)
      for (let length = 0; length < content.length; length += 7) {
        yield* refuses(replaced(image, path, content.subarray(0, length)), path, `${length} bytes`)
      }
      yield* refuses(replaced(image, path, Buffer.concat([content, Buffer.from("\n")])), path, "a byte more")
    }
  })

  test("stop the start when a file is empty, null, a list, an object, or begins with a mark", function* () {
    const { image } = yield* filledDisk
    for (const path of image.keys()) {
      const marked = Buffer.concat([Buffer.from("\uFEFF"), contentOf(image, path)])
      const contents = ["", "null", "[]", "{}", "null\n", "\n"].map((text) => Buffer.from(text))
      for (const content of [...contents, marked]) {
        yield* refuses(replaced(image, path, content), path, JSON.stringify(`${content}`.slice(0, 20)))
      }
    }
  })

  test("stop the start when a file is missing, or is another's", function* () {
    const { image } = yield* filledDisk
    for (const path of image.keys()) {
      const others = new Map([...image].filter(([other]) => other !== path))
      yield* refuses(others, path, "missing")
    }
    const adas = contentOf(image, pathOf("hives/ada.json"))
    yield* refuses(replaced(image, pathOf("hives/bob.json"), adas), pathOf("hives/bob.json"), "another's")
    yield* refuses(replaced(image, pathOf("hives/eve.json"), adas), pathOf("hives/eve.json"), "nobody's")
  })

  test("stop the start when one is an older one, put in place while the server is stopped or idle", function* () {
    const { image: older } = yield* filledDisk
    const disk = simulatedDisk(older)
    const commands = [approve(bob, FeedbackId("2"), true), submit(ada, FeedbackId("2")), signIn(bob, "t")]
    const idle = yield* Effect.gen(function* () {
      const { run, flush, observed } = yield* openStore({ dataDir, files: disk.files })
      yield* run(...commands, claimLink(bob, "wasp", false))
      yield* flush
      return { newest: withoutLock(disk.image()), after: yield* observed }
    }).pipe(Effect.scoped)
    assert.strictEqual(yield* observedOn(idle.newest), idle.after)
    for (const path of dataFiles) {
      yield* refuses(replaced(idle.newest, path, contentOf(older, path)), path, "older")
    }
    for (const path of dataFiles) {
      yield* refuses(replaced(older, path, contentOf(idle.newest, path)), path, "newer")
    }
    const behind = replaced(idle.newest, journal, contentOf(older, journal))
    yield* refuses(behind, pathOf("directory.json"), "with an older journal")
  })

  test("stop the start when they were written by a newer version", function* () {
    const { image } = yield* filledDisk
    for (const path of dataFiles) {
      const newer = rewritten(contentOf(image, path), '"schema":3', '"schema":4')
      yield* refuses(replaced(image, path, newer), path, "newer")
    }
    const [header = "", ...lines] = `${contentOf(image, journal)}`.split(/(?<=\n)/)
    const data = /"data":(.*)\}\n$/.exec(header)?.[1]?.replace('"schema":3', '"schema":4') ?? ""
    const newer = encodeLine(data, 0).line + lines.join("")
    yield* refuses(replaced(image, journal, Buffer.from(newer)), journal, "data version 4")
  })

  test("keep what they hold beyond what is known", function* () {
    const { image, after } = yield* filledDisk
    const path = pathOf("hives/ada.json")
    const more = rewritten(contentOf(image, path), '"kind":"feedback"', '"kind":"feedback","colour":"blue"')
    const disk = simulatedDisk(replaced(image, path, more))
    yield* Effect.gen(function* () {
      const { run, flush, observed } = yield* openStore({ dataDir, files: disk.files })
      const known = (yield* observed).replaceAll('"colour":"blue",', "")
      assert.strictEqual(known, after)
      yield* run(submit(ada, FeedbackId("9")))
      yield* flush
    }).pipe(Effect.scoped)
    assert.include(`${contentOf(disk.image(), path)}`, '"colour":"blue"')
  })

  test("lose a last line of the journal that was never completed, wherever it ends", function* () {
    const { image, before, after, cut } = yield* filledDisk
    const content = contentOf(image, journal)
    for (let length = cut; length < content.length; length += 1) {
      assert.strictEqual(
        yield* observedOn(replaced(image, journal, content.subarray(0, length))),
        before,
        `${length - cut} bytes of the line`
      )
    }
    assert.strictEqual(yield* observedOn(image), after)
  })

  test("stop the start when a line of the journal is lost, repeated or moved", function* () {
    const disk = simulatedDisk()
    const image = yield* Effect.gen(function* () {
      const { run } = yield* openStore({ dataDir, files: disk.files })
      yield* run(createAccount(ada), submit(ada, FeedbackId("1")), submit(ada, FeedbackId("2")))
      return withoutLock(disk.image())
    }).pipe(Effect.scoped)
    const lines = `${contentOf(image, journal)}`.split(/(?<=\n)/)
    const [header = "", first = "", second = "", third = ""] = lines
    assert.strictEqual(lines.length, 4)
    for (const others of [
      [header, second, third],
      [header, first, third],
      [header, first, first, second, third],
      [header, second, first, third],
      [first, second, third]
    ]) {
      yield* refuses(replaced(image, journal, Buffer.from(others.join(""))), journal, "lines")
    }
  })
})
