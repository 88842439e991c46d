import { randomBytes } from "node:crypto"
import { link, mkdir, readdir, rename } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { forgetAll, keepAside, keptIn, keptLine } from "./kept-keys.ts"
import { keyIdOf } from "./key-id.ts"
import { parseKeys, textOf } from "./key-text.ts"
import { Keyring, KeyUnusable } from "./keyring.ts"
import { placeFile, readIfThere } from "./place-file.ts"
import { keyLength } from "./sealed-format.ts"

type Keys = readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]

/** Created by a hard link, which never overwrites an existing file. */
const createKey = async (file: string): Promise<Keys> => {
  const keys: Keys = [randomBytes(keyLength)]
  await placeFile(file, textOf(keys), link)
  return keys
}

/** A journal without changes consists of its header line only. */
const hasChanges = async (folder: string): Promise<boolean> => {
  const journal = (await readIfThere(join(folder, "journal.ndjson"))) ?? ""
  return journal.trimEnd().includes("\n")
}

/** Refuses to create a key where texts sealed with a lost one exist: the loss would go unnoticed. */
const refuseLostKey = async (folder: string) => {
  const hives = await readdir(join(folder, "hives")).catch(() => [])
  const probe = await readIfThere(join(folder, "encryption.probe"))
  if (probe === undefined && hives.length === 0 && !(await hasChanges(folder))) return
  throw new Error(
    "the encryption key is missing, and there are texts sealed with it. Restore the file, or set ENCRYPTION_KEY."
  )
}

const loadOrCreate = async (folder: string, file: string): Promise<Keys> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await readIfThere(file)
  if (found !== undefined) return parseKeys(found)
  await refuseLostKey(folder)
  return createKey(file)
}

const attempt = <A>(file: string, run: () => Promise<A>): Effect.Effect<A, KeyUnusable> =>
  Effect.tryPromise({
    try: run,
    catch: (cause) => new KeyUnusable({ file, reason: cause instanceof Error ? cause.message : `${cause}` })
  })

const fileIn = (dataDir: string): string => join(dataDir, "encryption.key")

const keptFileIn = (dataDir: string): string => `${fileIn(dataDir)}.old`

const wayOut =
  "The key in use is in memory alone: run `honesthive keys rotate` beside this server before it stops, or put the file back. Otherwise the next start is refused, and no backup can be read."

const isIn = (key: Uint8Array, keys: ReadonlyArray<Uint8Array>): boolean =>
  keys.some((other) => Buffer.from(key).equals(other))

const problemOf = async (file: string, keys: Keys): Promise<string | undefined> => {
  const found = await readIfThere(file)
  if (found === undefined) return "the file is gone"
  const stored = parseKeys(found)
  return keys.every((key) => isIn(key, stored))
    ? undefined
    : `the file holds another key (${stored.map(keyIdOf).join(", ")}) than the one in use (${keys.map(keyIdOf).join(", ")})`
}

const reasonOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : `${cause}`).replace(/\.$/, "")

const noKey = new Error(
  "there is no key. Put the one there that the texts are sealed with, or set ENCRYPTION_KEY."
)

const readAlone = async (file: string): Promise<Keys> => {
  const found = await readIfThere(file)
  if (found !== undefined) return parseKeys(found)
  throw noKey
}

/** Sets aside a key that somebody put into the file, because there may be no other copy. */
const keepForeign = async (file: string, kept: string, keys: Keys): Promise<void> => {
  const stored = await readAlone(file).catch(() => [])
  await keepAside(
    kept,
    stored.filter((key) => !isIn(key, keys))
  )
}

const underWay = (file: string) =>
  new KeyUnusable({
    file,
    reason: "a change of keys is under way. Run `honesthive keys rotate` to its end first."
  })

const readExisting = async (dataDir: string): Promise<Keys> => [
  ...(await readAlone(fileIn(dataDir))),
  ...(await keptIn(keptFileIn(dataDir)))
]

/** All keys of a data folder: the current one first, those kept for older backups last. Creates none. */
export const readKeyFile = (dataDir: string): Effect.Effect<Keys, KeyUnusable> =>
  attempt(fileIn(dataDir), () => readExisting(dataDir))

/**
 * Encryption key of a data folder: 32 bytes in `encryption.key` (hex, mode 0600), created if missing while no hive is
 * stored yet. During a key change the file holds the new key and, below it, the old one. Fails with `KeyUnusable`,
 * which names the file.
 */
export const keyFile = (dataDir: string, { isReadOnly = false } = {}): Layer.Layer<Keyring, KeyUnusable> =>
  Layer.effect(Keyring)(
    Effect.gen(function* () {
      const [file, kept] = [fileIn(dataDir), keptFileIn(dataDir)]
      let keys = yield* attempt(file, () => (isReadOnly ? readAlone(file) : loadOrCreate(dataDir, file)))
      const replace = (next: Keys) =>
        attempt(file, () => placeFile(file, textOf(next), rename)).pipe(
          Effect.tap(() =>
            Effect.sync(() => {
              keys = next
            })
          )
        )
      return {
        keys: () => keys,
        // Written even if a change has already begun, because the file may have been lost meanwhile.
        beginChange: Effect.suspend(() =>
          Effect.andThen(
            attempt(kept, () => keepForeign(file, kept, keys)),
            replace(keys.length > 1 ? keys : [randomBytes(keyLength), keys[0]])
          )
        ),
        problem: Effect.promise(() => problemOf(file, keys).catch(reasonOf)).pipe(
          Effect.map((reason) => (reason === undefined ? undefined : `${file}: ${reason}. ${wayOut}`))
        ),
        endChange: Effect.suspend(() => {
          const [current, ...old] = keys
          return attempt(kept, () => keepAside(kept, old)).pipe(
            Effect.andThen(replace([current])),
            Effect.as(keptLine(kept, old))
          )
        }),
        forgetKept: Effect.suspend(() =>
          keys.length > 1 ? Effect.fail(underWay(file)) : attempt(kept, () => forgetAll(kept))
        )
      }
    })
  )
