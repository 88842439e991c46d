import { mkdir, rename } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { syncFolder, temporaryName, writeFileAtomically } from "../../system/index.ts"

/** A new folder survives a power loss only if its parent is synced, too. */
const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let at = folder; at.length >= first.length; at = dirname(at)) await syncFolder(dirname(at))
}

/** Written aside in `incoming`, where no listing of images sees the part that a killed process leaves. */
export const writeWhole = async (file: string, bytes: Uint8Array, incoming: string): Promise<void> => {
  await makeFolder(dirname(file))
  await makeFolder(incoming)
  await writeFileAtomically(file, bytes, rename, temporaryName(join(incoming, basename(file))))
}
