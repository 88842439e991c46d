import { randomBytes } from "node:crypto"
import { join } from "node:path"
import type { FileIdentity, Files, OpenFile } from "./files.ts"

const suffix = ".tmp"

export const isTemporary = (name: string): boolean => name.endsWith(suffix)

/** A name of its own for each process and each write, so that no two ever write to one file. */
export const temporaryName = (path: string): string =>
  `${path}.${process.pid}-${randomBytes(6).toString("hex")}${suffix}`

interface Temporary {
  readonly path: string
  /** Still open: the caller closes it. */
  readonly file: OpenFile
  readonly identity: FileIdentity
}

const discard = async (files: Files, path: string, file: OpenFile) => {
  await file.close().catch(() => undefined)
  await files.remove(path).catch(() => undefined)
}

const fill = async (file: OpenFile, chunks: Iterable<Uint8Array>): Promise<FileIdentity> => {
  for (const chunk of chunks) await file.write(chunk)
  await file.sync()
  return file.identity()
}

/** Writes a whole file under a name of its own and syncs it; a failure leaves nothing of it. */
const writeTemporary = async (
  files: Files,
  path: string,
  chunks: Iterable<Uint8Array>
): Promise<Temporary> => {
  const temporary = temporaryName(path)
  const file = await files.create(temporary)
  try {
    return { path: temporary, file, identity: await fill(file, chunks) }
  } catch (cause) {
    await discard(files, temporary, file)
    throw cause
  }
}

const blockBytes = 4_096

/** Rejects when no new file of one block can be written in the folder. */
export const tryWriting = async (files: Files, folder: string): Promise<void> => {
  const { path, file } = await writeTemporary(files, join(folder, "room"), [Buffer.alloc(blockBytes)])
  await discard(files, path, file)
}

/**
 * Puts a new file in the place of `path`: whole, or not at all. The name survives a power loss once its folder
 * is synced. `allow` runs at the last moment and rejects to keep what is there.
 */
export const replaceFile = async (
  files: Files,
  path: string,
  chunks: Iterable<Uint8Array>,
  allow: () => Promise<unknown> = async () => undefined
): Promise<Temporary> => {
  const temporary = await writeTemporary(files, path, chunks)
  try {
    await allow()
    await files.rename(temporary.path, path)
    return temporary
  } catch (cause) {
    await discard(files, temporary.path, temporary.file)
    throw cause
  }
}
