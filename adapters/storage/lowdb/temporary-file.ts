import { join } from "node:path"
import { temporaryName } from "../../system/index.ts"
import type { FileIdentity, OpenFile, StoreFileSystem } from "./files.ts"

interface TemporaryFile {
  readonly path: string
  readonly file: OpenFile
  readonly identity: FileIdentity
}

const discardTemporary = async (files: StoreFileSystem, path: string, file: OpenFile) => {
  await file.close().catch(() => undefined)
  await files.remove(path).catch(() => undefined)
}

const fillFile = async (file: OpenFile, chunks: Iterable<Uint8Array>): Promise<FileIdentity> => {
  for (const chunk of chunks) await file.write(chunk)
  await file.sync()
  return file.identity()
}

const writeTemporary = async (
  files: StoreFileSystem,
  path: string,
  chunks: Iterable<Uint8Array>
): Promise<TemporaryFile> => {
  const temporary = temporaryName(path)
  const file = await files.create(temporary)
  try {
    return { path: temporary, file, identity: await fillFile(file, chunks) }
  } catch (cause) {
    await discardTemporary(files, temporary, file)
    throw cause
  }
}

const blockBytes = 4_096

export const checkWritable = async (files: StoreFileSystem, folder: string): Promise<void> => {
  const { path, file } = await writeTemporary(files, join(folder, "room"), [Buffer.alloc(blockBytes)])
  await discardTemporary(files, path, file)
}

/**
 * Replaces `path` atomically. The new name survives a power loss once its folder is synced: one sync serves many files,
 * unlike that of `writeFileAtomically`. The file stays open, and its identity tells later whether it was replaced.
 * `allow` runs just before the rename and rejects to keep the existing file.
 */
export const replaceFile = async (
  files: StoreFileSystem,
  path: string,
  chunks: Iterable<Uint8Array>,
  allow: () => Promise<unknown> = async () => undefined
): Promise<TemporaryFile> => {
  const temporary = await writeTemporary(files, path, chunks)
  try {
    await allow()
    await files.rename(temporary.path, path)
    return temporary
  } catch (cause) {
    await discardTemporary(files, temporary.path, temporary.file)
    throw cause
  }
}
