import { randomBytes } from "node:crypto"
import { link, mkdir, open, readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Schema } from "effect"
import { keyLength } from "./aes-sealer.ts"

/** The key file is there but holds no key, or cannot be read or made. It was left as it is. */
export class KeyUnusable extends Schema.TaggedError<KeyUnusable>()("KeyUnusable", {
  file: Schema.String,
  reason: Schema.String
}) {
  override get message() {
    return `${this.file}: ${this.reason}`
  }
}

const shape = /^[0-9a-f]{64}\n?$/

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

/** Linked into place: the key is there whole or not at all, and never over another one. */
const createKey = async (folder: string, file: string): Promise<string> => {
  const temporary = `${file}.${process.pid}-${randomBytes(6).toString("hex")}.tmp`
  const text = `${randomBytes(keyLength).toString("hex")}\n`
  const handle = await open(temporary, "wx", 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
    await link(temporary, file)
  } finally {
    await handle.close()
    await rm(temporary, { force: true })
  }
  await syncFolder(folder)
  return text
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

const loadOrCreate = async (folder: string, file: string): Promise<Uint8Array> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await readIfThere(file)
  if (found === undefined) await refuseLostKey(folder)
  const text = found ?? (await createKey(folder, file))
  if (!shape.test(text)) {
    throw new Error("this is no encryption key. Restore the file: without its key, texts cannot be read.")
  }
  return Buffer.from(text.trim(), "hex")
}

/**
 * The encryption key of a data folder: 32 bytes from `encryption.key` (hex, mode 0600), which is made if there
 * is none and no hive is stored yet, and never replaced. Fails with `KeyUnusable`, which names the file.
 */
export const loadOrCreateKey = (dataDir: string): Effect.Effect<Uint8Array, KeyUnusable> => {
  const file = join(dataDir, "encryption.key")
  return Effect.tryPromise({
    try: () => loadOrCreate(dataDir, file),
    catch: (cause) => new KeyUnusable({ file, reason: cause instanceof Error ? cause.message : `${cause}` })
  })
}
