import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import files from "node:fs/promises"
import { syncBuiltinESMExports } from "node:module"
import { join } from "node:path"
import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { vi } from "vitest"
import { keyFile } from "#adapters/sealing/node/key-file.ts"
import { nodeSecrets } from "#adapters/sealing/node/node-secrets.ts"
import { Keyring } from "#core/ports/keyring.ts"
import { Secrets } from "#core/ports/secrets.ts"
import { effectTestWith, effectTest as test } from "../../../support/effect-test.ts"
import { scopedFolder } from "../../../support/scoped-folder.ts"

const hexOf = (keys: ReadonlyArray<Uint8Array>) => keys.map((key) => Buffer.from(key).toString("hex"))

const loadKeys = (dataDir: string) =>
  Keyring.pipe(
    Effect.map((ring) => ring.keys()),
    Effect.provide(keyFile(dataDir))
  )

test("without free descriptors, nobody is told that the key is in memory alone", function* () {
  const { problem } = yield* Effect.provide(Keyring, keyFile(yield* scopedFolder))
  const reading = vi.spyOn(files, "readFile")
  reading.mockRejectedValue(Object.assign(new Error("EMFILE: too many open files"), { code: "EMFILE" }))
  syncBuiltinESMExports()
  const found = yield* problem
  reading.mockRestore()
  syncBuiltinESMExports()
  assert.match(found ?? "", /EMFILE: too many open files/)
  assert.notInclude(found, "in memory")
})

describe("keyFile", () => {
  test("makes a key once, for the owner alone, and finds it again", function* () {
    const dataDir = join(yield* scopedFolder, "data")
    const keys = yield* loadKeys(dataDir)
    assert.strictEqual(hexOf(keys).join().length, 64)
    assert.deepStrictEqual(yield* loadKeys(dataDir), keys)
    assert.strictEqual(statSync(join(dataDir, "encryption.key")).mode & 0o777, 0o600)
    assert.deepStrictEqual(readdirSync(dataDir), ["encryption.key"])
  })

  const bytes = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7 + 3))
  const [hex, base64, second] = [bytes.toString("hex"), bytes.toString("base64"), "cd".repeat(32)]

  test.each([
    `${hex}\r\n`,
    `\uFEFF${hex}\n`,
    ` \t${hex}  \n\n`,
    hex.toUpperCase(),
    hex,
    base64,
    `${base64}\r\n`,
    base64.replace("=", ""),
    bytes.toString("base64url"),
    Buffer.from(`\uFEFF${hex}\r\n`, "utf16le"),
    `\uFEFF${hex}\r\n${second.toUpperCase()}\r\n`
  ])("reads a key, or two, as an editor may leave them: %j", function* (content) {
    const dataDir = yield* scopedFolder
    writeFileSync(join(dataDir, "encryption.key"), content)
    const expected = content.includes(second.toUpperCase()) ? [hex, second] : [hex]
    assert.deepStrictEqual(hexOf(yield* loadKeys(dataDir)), expected)
  })

  test("says that a folder in its place is none", function* () {
    const dataDir = yield* scopedFolder
    mkdirSync(join(dataDir, "encryption.key"))
    assert.include(
      (yield* Effect.flip(loadKeys(dataDir))).message,
      "encryption.key: this is a folder, not a file."
    )
  })

  test.each([
    "",
    "not a key",
    "ab".repeat(31),
    `${"ab".repeat(32)}\nnot a key\n`,
    `${base64}AAAA`,
    `"${hex}"`
  ])("refuses and keeps a file that holds no key: %j", function* (content) {
    const dataDir = yield* scopedFolder
    const file = join(dataDir, "encryption.key")
    writeFileSync(file, content)
    const refused = yield* Effect.flip(loadKeys(dataDir))
    assert.include(refused.message, file)
    assert.include(refused.message, "32 bytes, as 64 hex digits or base64")
    if (content !== "") assert.notInclude(refused.message, content.slice(0, 20))
    assert.strictEqual(readFileSync(file, "utf8"), content)
  })

  test("refuses to make a new key where texts are sealed with a lost one", function* () {
    const dataDir = yield* scopedFolder
    mkdirSync(join(dataDir, "hives"))
    writeFileSync(join(dataDir, "hives", "ada.json"), "")
    assert.include((yield* Effect.flip(loadKeys(dataDir))).message, "encryption.key")
  })

  test("refuses it also where those texts are in the journal alone", function* () {
    const dataDir = yield* scopedFolder
    writeFileSync(join(dataDir, "journal.ndjson"), "its first line\n")
    yield* loadKeys(dataDir)
    rmSync(join(dataDir, "encryption.key"))
    writeFileSync(join(dataDir, "journal.ndjson"), "its first line\na change\n")
    assert.include((yield* Effect.flip(loadKeys(dataDir))).message, "encryption.key")
  })
})

describe("changing the key in the file", () => {
  const change = (dataDir: string, step: (ring: Keyring["Service"]) => Effect.Effect<unknown, unknown>) =>
    Keyring.pipe(
      Effect.tap(step),
      Effect.map((ring) => ring.keys()),
      Effect.provide(keyFile(dataDir))
    )

  test("puts a new key before the old one, then forgets the old one; each step is in the file", function* () {
    const dataDir = yield* scopedFolder
    const [old] = yield* loadKeys(dataDir)
    const both = yield* change(dataDir, (ring) => ring.beginChange)
    assert.deepStrictEqual([both.length, both[1]], [2, old])
    assert.deepStrictEqual(yield* loadKeys(dataDir), both)
    assert.deepStrictEqual(yield* change(dataDir, (ring) => ring.beginChange), both)
    const left = yield* change(dataDir, (ring) => ring.endChange)
    assert.deepStrictEqual([...left], [both[0]])
    assert.deepStrictEqual(yield* loadKeys(dataDir), left)
    assert.strictEqual(statSync(join(dataDir, "encryption.key")).mode & 0o777, 0o600)
    assert.deepStrictEqual(readdirSync(dataDir).toSorted(), ["encryption.key", "encryption.key.old"])
    assert.strictEqual(statSync(join(dataDir, "encryption.key.old")).mode & 0o777, 0o600)
  })

  test("keeps every old key once, and forgets them only outside of a change", function* () {
    const dataDir = yield* scopedFolder
    const kept = () => readFileSync(join(dataDir, "encryption.key.old"), "utf8").trim().split("\n")
    const [first] = yield* loadKeys(dataDir)
    const [second] = yield* change(dataDir, (ring) => ring.beginChange)
    const refused = yield* Effect.flip(change(dataDir, (ring) => ring.forgetKept))
    assert.include(`${refused}`, "a key change is in progress")
    writeFileSync(join(dataDir, "encryption.key.old"), `${hexOf([first]).join("")}\n`)
    yield* change(dataDir, (ring) => ring.endChange)
    assert.deepStrictEqual(kept(), hexOf([first]))
    yield* change(dataDir, (ring) => Effect.andThen(ring.beginChange, ring.endChange))
    assert.deepStrictEqual(kept(), hexOf([second, first]))
    yield* change(dataDir, (ring) => ring.forgetKept)
    assert.deepStrictEqual(readdirSync(dataDir), ["encryption.key"])
  })
})

effectTestWith(nodeSecrets)("digests stay the same: sessions and receipts are found by them", function* () {
  const { digest } = yield* Secrets
  assert.strictEqual(yield* digest("abc"), "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0")
})
