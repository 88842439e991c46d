import { randomBytes } from "node:crypto"
import { link, mkdir, readdir, rename } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { causeText } from "#core/ports/failure-text.ts"
import { Keyring, KeyUnusable, type SealingKeys } from "#core/ports/keyring.ts"
import { codeOf, writeFileAtomically } from "../../system/index.ts"
import { keyLengthBytes } from "../sealed-format.ts"
import { keyIdOf } from "./key-id.ts"
import { keysText, parseKeys } from "./key-text.ts"
import { forgetRetiredKeys, readRetiredKeys, retiredKeysLine, retireKeys } from "./previous-keys.ts"
import { readIfThere } from "./read-if-there.ts"

/** Created by a hard link, which never overwrites an existing file. */
const createKey = async (file: string): Promise<SealingKeys> => {
  const keys: SealingKeys = [randomBytes(keyLengthBytes)]
  await writeFileAtomically(file, keysText(keys), link)
  return keys
}

/** A journal without changes consists of its header line only. */
const hasChanges = async (folder: string): Promise<boolean> => {
  const journal = (await readIfThere(join(folder, "journal.ndjson"))) ?? ""
  return journal.trimEnd().includes("\n")
}

const refuseLostKey = async (folder: string) => {
  const hives = await readdir(join(folder, "hives")).catch(() => [])
  const checkValue = await readIfThere(join(folder, "encryption.probe"))
  if (checkValue === undefined && hives.length === 0 && !(await hasChanges(folder))) return
  throw new Error(
    "the encryption key is missing, and there are texts sealed with it. Restore the file or set ENCRYPTION_KEY."
  )
}

const loadOrCreate = async (folder: string, file: string): Promise<SealingKeys> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await readIfThere(file)
  if (found !== undefined) return parseKeys(found)
  await refuseLostKey(folder)
  return createKey(file)
}

const tryKeyFile = <A>(file: string, run: () => Promise<A>): Effect.Effect<A, KeyUnusable> =>
  Effect.tryPromise({
    try: run,
    catch: (cause) => new KeyUnusable({ file, reason: causeText(cause) })
  })

export const keyFileIn = (dataDir: string): string => join(dataDir, "encryption.key")

const retiredKeyFileIn = (dataDir: string): string => `${keyFileIn(dataDir)}.old`

const repairAdvice =
  "The key in use now exists only in memory. Before you stop this server, run `honesthive keys rotate` or put the file back. Otherwise the next start fails and no backup can be read."

const isKeyIn = (key: Uint8Array, keys: ReadonlyArray<Uint8Array>): boolean =>
  keys.some((other) => Buffer.from(key).equals(other))

const restartProblemOf = async (file: string, keys: SealingKeys): Promise<string | undefined> => {
  const found = await readIfThere(file)
  if (found === undefined) return "the file is gone"
  const stored = parseKeys(found)
  return keys.every((key) => isKeyIn(key, stored))
    ? undefined
    : `the file holds another key (${stored.map(keyIdOf).join(", ")}) than the one in use (${keys.map(keyIdOf).join(", ")})`
}

const unendedCauseText = (cause: unknown): string => causeText(cause).replace(/\.$/, "")

/** Without free descriptors nothing is known of the file. */
const unreadProblemOf = (cause: unknown): string => {
  const isBusy = ["EMFILE", "ENFILE"].includes(`${codeOf(cause)}`)
  return isBusy ? causeText(cause) : `${unendedCauseText(cause)}. ${repairAdvice}`
}

const missingKey = new Error(
  "the key file is missing. Put the key that sealed the texts there, or set ENCRYPTION_KEY."
)

const readKeys = async (file: string): Promise<SealingKeys> => {
  const found = await readIfThere(file)
  if (found !== undefined) return parseKeys(found)
  throw missingKey
}

/** Sets aside a key that somebody put into the file, because there may be no other copy. */
const retireForeignKey = async (file: string, kept: string, keys: SealingKeys): Promise<void> => {
  const stored = await readKeys(file).catch(() => [])
  await retireKeys(
    kept,
    stored.filter((key) => !isKeyIn(key, keys))
  )
}

const keyChangeUnderWay = (file: string) =>
  new KeyUnusable({
    file,
    reason: "a key change is in progress. Finish it first with `honesthive keys rotate`."
  })

const readExisting = async (dataDir: string): Promise<SealingKeys> => [
  ...(await readKeys(keyFileIn(dataDir))),
  ...(await readRetiredKeys(retiredKeyFileIn(dataDir)))
]

/** All keys of a data folder: the current one first, those kept for older backups last. Creates none. */
export const readKeyFile = (dataDir: string): Effect.Effect<SealingKeys, KeyUnusable> =>
  tryKeyFile(keyFileIn(dataDir), () => readExisting(dataDir))

/**
 * Encryption key of a data folder: 32 bytes in `encryption.key` (hex, mode 0600), created if missing while no hive is
 * stored yet. During a key change the file holds the new key and, below it, the old one. Fails with `KeyUnusable`,
 * which names the file.
 */
export const keyFile = (dataDir: string, { isReadOnly = false } = {}): Layer.Layer<Keyring, KeyUnusable> =>
  Layer.effect(Keyring)(
    Effect.gen(function* () {
      const [file, kept] = [keyFileIn(dataDir), retiredKeyFileIn(dataDir)]
      let keys = yield* tryKeyFile(file, () => (isReadOnly ? readKeys(file) : loadOrCreate(dataDir, file)))
      const replace = (next: SealingKeys) =>
        tryKeyFile(file, () => writeFileAtomically(file, keysText(next), rename)).pipe(
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
            tryKeyFile(kept, () => retireForeignKey(file, kept, keys)),
            replace(keys.length > 1 ? keys : [randomBytes(keyLengthBytes), keys[0]])
          )
        ),
        problem: Effect.promise(() =>
          restartProblemOf(file, keys).then(
            (reason) => (reason === undefined ? undefined : `${file}: ${reason}. ${repairAdvice}`),
            (cause) => `${file}: ${unreadProblemOf(cause)}`
          )
        ),
        endChange: Effect.suspend(() => {
          const [current, ...old] = keys
          return tryKeyFile(kept, () => retireKeys(kept, old)).pipe(
            Effect.andThen(replace([current])),
            Effect.as(retiredKeysLine(kept, old))
          )
        }),
        forgetKept: Effect.suspend(() =>
          keys.length > 1
            ? Effect.fail(keyChangeUnderWay(file))
            : tryKeyFile(kept, () => forgetRetiredKeys(kept))
        )
      }
    })
  )
