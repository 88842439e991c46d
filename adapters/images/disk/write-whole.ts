import { randomBytes } from "node:crypto"
import { mkdir, open, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { syncFolder } from "../../system/index.ts"

const ownerOnly = { file: 0o600, folder: 0o700 } as const

/** A new folder survives a power loss only if its parent is synced, too. */
const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true, mode: ownerOnly.folder })
  if (first === undefined) return
  for (let at = folder; at.length >= first.length; at = dirname(at)) await syncFolder(dirname(at))
}

const writeSynced = async (file: string, bytes: Uint8Array): Promise<void> => {
  const handle = await open(file, "wx", ownerOnly.file)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const writeWhole = async (file: string, bytes: Uint8Array, incoming: string): Promise<void> => {
  const folder = dirname(file)
  await makeFolder(folder)
  await makeFolder(incoming)
  const temporary = join(incoming, randomBytes(16).toString("hex"))
  try {
    await writeSynced(temporary, bytes)
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
  await syncFolder(folder)
}
