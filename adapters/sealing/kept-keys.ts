import { rename, rm } from "node:fs/promises"
import { dirname } from "node:path"
import { keyIdOf } from "./key-id.ts"
import { parseKeys, textOf } from "./key-text.ts"
import { placeFile, readIfThere, syncFolder } from "./place-file.ts"

export const keptIn = async (file: string): Promise<ReadonlyArray<Uint8Array>> => {
  const found = await readIfThere(file)
  return found === undefined ? [] : parseKeys(found)
}

/** Called before the key file drops the keys; idempotent, so that an interrupted step can be repeated. */
export const keepAside = async (file: string, old: ReadonlyArray<Uint8Array>): Promise<void> => {
  const known = await keptIn(file)
  const added = old.filter((key) => !known.some((other) => Buffer.from(key).equals(other)))
  if (added.length > 0) await placeFile(file, textOf([...added, ...known]), rename)
}

export const keptLine = (file: string, old: ReadonlyArray<Uint8Array>): string =>
  `The old key (${old.map(keyIdOf).join(", ")}) is kept in ${file}: backups from before need it. When none is left, \`honesthive keys rotate --forget-old-key\` forgets it.`

export const forgetAll = async (file: string): Promise<number> => {
  const { length } = await keptIn(file)
  await rm(file, { force: true })
  await syncFolder(dirname(file))
  return length
}
