import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { Effect, Layer, Option, Redacted, Result } from "effect"
import { afterEach, describe, expect, test } from "vitest"
import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"
import { configuredKeys } from "#adapters/sealing/node/configured-keys.ts"
import { keyFile } from "#adapters/sealing/node/key-file.ts"
import { keyIdOf } from "#adapters/sealing/node/key-id.ts"
import { keyLengthBytes } from "#adapters/sealing/sealed-format.ts"
import { lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import { storedIn } from "#cli/layers/layers.ts"
import { sealKeyCheckValue } from "#core/ports/key-check-values.ts"
import { Keyring } from "#core/ports/keyring.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { createAccount, putRecords } from "../../../contracts/storage-adapter.ts"
import { contentsOf } from "../../../support/files-in.ts"
import { temporaryFolder } from "../../../support/server.ts"
import { ada, makeFeedback } from "../../../support/storage-records.ts"

const folder = temporaryFolder()
const dataDir = folder.path
const checkValueFile = join(dataDir, "encryption.probe")

afterEach(folder.remove)

type KeyCheckKeys = readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]

const keyOf = (byte: number): Uint8Array => new Uint8Array(keyLengthBytes).fill(byte)
const [old, next, other] = [keyOf(1), keyOf(2), keyOf(3)]

const runWithKeys = <A>(
  keys: KeyCheckKeys | "of the folder",
  work: Effect.Effect<A, unknown, Layer.Success<ReturnType<typeof storedIn>>>,
  isReadOnly = false
) => {
  const encryptionKeys = keys === "of the folder" ? Option.none() : Option.some(Redacted.make(keys))
  const place = { dataDir, databaseUrl: Option.none(), encryptionKeys }
  const services = Layer.fresh(storedIn(place, { isReadOnly }))
  return Effect.runPromise(Effect.result(Effect.provide(work, services)))
}

const opens = async (keys: KeyCheckKeys | "of the folder", isReadOnly = false): Promise<string> => {
  const opened = await runWithKeys(keys, Effect.void, isReadOnly)
  return Result.isSuccess(opened) ? "opened" : `${opened.failure}`
}

const writeHive = (name: string) =>
  Effect.gen(function* () {
    const content = yield* (yield* Sealer).seal(`text ${name}`, { owner: ada, item: name, field: "content" })
    yield* putRecords(makeFeedback(name, { content }))
  })

/** A folder from a version before key check values: so many texts under each of these keys. */
const folderBefore = async (...texts: ReadonlyArray<readonly [Uint8Array, number]>) => {
  const storage = Layer.fresh(lowdbStorage({ dataDir }))
  await Effect.runPromise(Effect.provide(createAccount(ada), storage))
  for (const [key, count] of texts) {
    const services = Layer.merge(Layer.provide(aesSealer, configuredKeys(key)), storage)
    const names = Array.from({ length: count }, (_, index) => `${keyIdOf(key)}-${index}`)
    await Effect.runPromise(Effect.provide(Effect.forEach(names, writeHive), Layer.fresh(services)))
  }
}

describe("a data folder", () => {
  test("that one key sealed is not opened with another, which is told by its id", async () => {
    expect(await opens([old])).toBe("opened")
    expect(await opens([old])).toBe("opened")
    const before = contentsOf(dataDir)
    const refused = await opens([other])
    expect(refused).toContain(dataDir)
    expect(refused).toContain(
      `another key (its id is ${keyIdOf(old)}) than ENCRYPTION_KEY (${keyIdOf(other)})`
    )
    expect(await opens([other], true)).toBe(refused)
    expect(contentsOf(dataDir)).toEqual(before)
  })

  test("stays as a crash left it, what is in its journal included, where the key is the wrong one", async () => {
    let crashed: ReturnType<typeof contentsOf> = []
    const crash = Effect.sync(() => {
      crashed = contentsOf(dataDir, "honesthive.lock")
    })
    await runWithKeys([old], Effect.andThen(createAccount(ada), Effect.andThen(writeHive("1"), crash)))
    rmSync(dataDir, { recursive: true })
    for (const [file, content] of crashed) {
      mkdirSync(dirname(join(dataDir, file)), { recursive: true })
      writeFileSync(join(dataDir, file), content, "latin1")
    }
    const before = contentsOf(dataDir)
    expect(await opens([other])).toContain("Nothing was changed")
    expect(contentsOf(dataDir)).toEqual(before)
    expect(await opens([old])).toBe("opened")
  })

  test("whose own key was changed for another is refused, and where it was lost none is made", async () => {
    expect(await opens("of the folder")).toBe("opened")
    const key = readFileSync(join(dataDir, "encryption.key"), "utf8")
    writeFileSync(join(dataDir, "encryption.key"), `${"cd".repeat(32)}\n`)
    expect(await opens("of the folder")).toContain("than encryption.key")
    rmSync(join(dataDir, "encryption.key"))
    expect(await opens("of the folder")).toContain("the encryption key is missing")
    writeFileSync(join(dataDir, "encryption.key"), key)
    expect(await opens("of the folder")).toBe("opened")
  })

  test("needs both keys while they are changed, before the new one seals a text, and the new one alone afterwards", async () => {
    await runWithKeys([old], createAccount(ada))
    expect(await opens([next, old])).toBe("opened")
    expect(await opens([old])).toBe("opened")
    await runWithKeys([next, old], writeHive("1"))
    expect(await opens([old])).toContain(keyIdOf(next))
    expect(await opens([next])).toContain(keyIdOf(old))
    const ended = await runWithKeys(
      [next, old],
      Keyring.use((ring) => ring.endChange)
    )
    expect(Result.isSuccess(ended)).toBe(true)
    expect(await opens([next])).toBe("opened")
    expect(await opens([old])).toContain(keyIdOf(next))
  })

  test("of a key file knows the new key before it seals anything", async () => {
    await runWithKeys("of the folder", Effect.void)
    const before = readFileSync(join(dataDir, "encryption.key"), "utf8")
    await runWithKeys(
      "of the folder",
      Keyring.use((ring) => ring.beginChange)
    )
    writeFileSync(join(dataDir, "encryption.key"), before)
    expect(await opens("of the folder")).toContain("sealed with another key")
  })
})

describe("a data folder from before there were probes", () => {
  test("is tried with the key: a wrong one is refused and remembered nowhere", async () => {
    await folderBefore([old, 3])
    expect(await opens([other])).toContain("its texts are sealed with another key than ENCRYPTION_KEY")
    expect(await opens([old])).toBe("opened")
    rmSync(checkValueFile)
    expect(await opens([old], true)).toBe("opened")
    expect(readdirSync(dataDir)).not.toContain("encryption.probe")
  })

  test("in which a wrong key sealed a few texts once opens with the key of most, and not with the wrong one", async () => {
    await folderBefore([old, 3], [other, 1])
    expect(await opens([other])).toContain("sealed with another key")
    expect(await opens([old])).toBe("opened")
  })

  test("without texts opens with any key, once", async () => {
    await folderBefore([old, 0])
    expect(await opens([next])).toBe("opened")
    expect(await opens([old])).toContain("sealed with another key")
  })
})

test("a key that came with the probe of another folder is refused by the texts themselves", async () => {
  await folderBefore([old, 3])
  expect(await opens([old])).toBe("opened")
  const own = readFileSync(checkValueFile, "utf8")
  const sealing = Effect.provide(sealKeyCheckValue, Layer.provide(aesSealer, configuredKeys(other)))
  const foreign = `${await Effect.runPromise(sealing)}\n`
  writeFileSync(checkValueFile, foreign)
  expect(await opens([other])).toContain("its texts are sealed with another key than ENCRYPTION_KEY")
  expect(readFileSync(checkValueFile, "utf8")).toBe(foreign)
  writeFileSync(checkValueFile, own)
  expect(await opens([old])).toBe("opened")
})

test.each([
  ["is none", () => "garbage\n"],
  ["was damaged", (text: string) => `${text.slice(0, 30)}AAAA${text.slice(34)}`]
])("a probe that %s is told from a wrong key", async (_, alter) => {
  expect(await opens([old])).toBe("opened")
  writeFileSync(checkValueFile, alter(readFileSync(checkValueFile, "utf8")))
  expect(await opens([old])).toContain("the file is damaged. Remove it")
  rmSync(checkValueFile)
  expect(await opens([old])).toBe("opened")
})

test("the key of a folder is read and never made by those who only look", async () => {
  const looking = Effect.provide(Effect.void, keyFile(dataDir, { isReadOnly: true }))
  expect(await Effect.runPromise(Effect.isFailure(looking))).toBe(true)
})
