import { randomBytes } from "node:crypto"
import { link, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Effect, Layer } from "effect"
import { Keyring, KeyUnusable } from "./keyring.ts"
import { keyLength } from "./sealed-format.ts"

const shape = /^[0-9a-f]{64}(?:\n[0-9a-f]{64})?\n?$/

const codeOf = (cause: unknown) => (cause instanceof Error && "code" in cause ? cause.code : undefined)

const readIfThere = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").catch((cause) => {
    if (codeOf(cause) === "ENOENT") return undefined
    throw cause
  })

const syncFolder = async (folder: string) => {
  if (process.platform === "win32") return
  const handle = await open(folder, "r")
  await handle.sync().finally(() => handle.close())
}

type Keys = readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]

const textOf = (keys: Keys): string => keys.map((key) => `${Buffer.from(key).toString("hex")}\n`).join("")

/** Written aside and put in place: the keys are there whole or not at all. */
const place = async (
  file: string,
  keys: Keys,
  put: (temporary: string, file: string) => Promise<void>
): Promise<void> => {
  const temporary = `${file}.${process.pid}-${randomBytes(6).toString("hex")}.tmp`
  const handle = await open(temporary, "wx", 0o600)
  try {
    await handle.writeFile(textOf(keys))
    await handle.sync()
    await put(temporary, file)
  } finally {
    await handle.close()
    await rm(temporary, { force: true })
  }
  await syncFolder(dirname(file))
}

/** Linked, and so never over another one. */
const createKey = async (file: string): Promise<Keys> => {
  const keys: Keys = [randomBytes(keyLength)]
  await place(file, keys, link)
  return keys
}

/** A journal that was only opened holds its first line and nothing more. */
const hasChanges = async (folder: string): Promise<boolean> => {
  const journal = (await readIfThere(join(folder, "journal.ndjson"))) ?? ""
  return journal.trimEnd().includes("\n")
}

/** Texts that a lost key sealed: a new key would make the loss silent. */
const refuseLostKey = async (folder: string) => {
  const hives = await readdir(join(folder, "hives")).catch(() => [])
  if (hives.length === 0 && !(await hasChanges(folder))) return
  throw new Error("the encryption key is missing, and there are texts sealed with it. Restore the file.")
}

const parse = (text: string): Keys => {
  if (!shape.test(text)) {
    throw new Error("this is no encryption key. Restore the file: without its key, texts cannot be read.")
  }
  const [first = "", ...others] = text.trim().split("\n")
  return [Buffer.from(first, "hex"), ...others.map((key) => Buffer.from(key, "hex"))]
}

const loadOrCreate = async (folder: string, file: string): Promise<Keys> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await readIfThere(file)
  if (found !== undefined) return parse(found)
  await refuseLostKey(folder)
  return createKey(file)
}

const attempt = <A>(file: string, run: () => Promise<A>): Effect.Effect<A, KeyUnusable> =>
  Effect.tryPromise({
    try: run,
    catch: (cause) => new KeyUnusable({ file, reason: cause instanceof Error ? cause.message : `${cause}` })
  })

const fileIn = (dataDir: string): string => join(dataDir, "encryption.key")

const readExisting = async (file: string): Promise<Keys> => {
  const found = await readIfThere(file)
  if (found !== undefined) return parse(found)
  throw new Error("there is no key. Put the one there that the texts are sealed with, or set ENCRYPTION_KEY.")
}

/** The keys of a data folder, the one that seals first; none is made. */
export const readKeyFile = (dataDir: string): Effect.Effect<Keys, KeyUnusable> =>
  attempt(fileIn(dataDir), () => readExisting(fileIn(dataDir)))

/**
 * The encryption key of a data folder: 32 bytes from `encryption.key` (hex, mode 0600), which is made if there
 * is none and no hive is stored yet. While keys are being changed the file holds the new and, under it, the old
 * one. Fails with `KeyUnusable`, which names the file.
 */
export const keyFile = (dataDir: string): Layer.Layer<Keyring, KeyUnusable> =>
  Layer.effect(Keyring)(
    Effect.gen(function* () {
      const file = fileIn(dataDir)
      let keys = yield* attempt(file, () => loadOrCreate(dataDir, file))
      const replace = (next: Keys) =>
        attempt(file, () => place(file, next, rename)).pipe(
          Effect.tap(() =>
            Effect.sync(() => {
              keys = next
            })
          )
        )
      return {
        keys: () => keys,
        beginChange: Effect.suspend(() =>
          keys.length > 1 ? Effect.void : replace([randomBytes(keyLength), keys[0]])
        ),
        endChange: Effect.suspend(() => Effect.as(replace([keys[0]]), undefined))
      }
    })
  )
