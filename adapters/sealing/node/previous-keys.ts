import { rename, rm } from "node:fs/promises"
import { dirname } from "node:path"
import { syncFolder, writeFileAtomically } from "../../system/index.ts"
import { keyIdOf } from "./key-id.ts"
import { keysText, parseKeys } from "./key-text.ts"
import { readIfThere } from "./read-if-there.ts"

export const readRetiredKeys = async (file: string): Promise<ReadonlyArray<Uint8Array>> => {
  const found = await readIfThere(file)
  return found === undefined ? [] : parseKeys(found)
}

/** Called before the key file drops the keys; idempotent, so that an interrupted step can be repeated. */
export const retireKeys = async (file: string, old: ReadonlyArray<Uint8Array>): Promise<void> => {
  const known = await readRetiredKeys(file)
  const added = old.filter((key) => !known.some((other) => Buffer.from(key).equals(other)))
  if (added.length > 0) await writeFileAtomically(file, keysText([...added, ...known]), rename)
}

export const retiredKeysLine = (file: string, old: ReadonlyArray<Uint8Array>): string =>
  `The old key (${old.map(keyIdOf).join(", ")}) is kept in ${file}: backups from before need it. When none is left, \`honesthive keys rotate --forget-old-key\` forgets it.`

export const forgetRetiredKeys = async (file: string): Promise<number> => {
  const { length } = await readRetiredKeys(file)
  await rm(file, { force: true })
  await syncFolder(dirname(file))
  return length
}
