import { randomBytes } from "node:crypto"
import { temporaryName } from "../../system/index.ts"
import type { FileIdentity, StoreFileSystem } from "./files.ts"
import type { HostIdentity, LockHolder } from "./lock-holder.ts"
import { LockLost } from "./store-errors.ts"
import { replaceFile } from "./temporary-file.ts"

export const heartbeatSeconds = 3

/** The lock file's first line names the holder; the rest changes with each heartbeat. */
export interface OwnLockFile {
  readonly path: string
  readonly folder: string
  readonly firstLine: Buffer
}

export const ownLock = (
  path: string,
  folder: string,
  { look: _look, ...place }: HostIdentity
): OwnLockFile => {
  const holder: LockHolder = { ...place, folder, token: randomBytes(12).toString("hex") }
  return { path, folder, firstLine: Buffer.from(`${JSON.stringify(holder)}\n`) }
}

const firstLineOf = (content: Buffer): Buffer => content.subarray(0, content.indexOf("\n") + 1)

export const isSameHolder = (a: Buffer, b: Buffer): boolean => firstLineOf(a).equals(firstLineOf(b))

export const parseHolder = (content: Buffer): LockHolder | undefined => {
  try {
    const { token, folder = "", ...place } = JSON.parse(firstLineOf(content).toString("utf8"))
    const { pid, host, boot, namespace, started } = place
    return typeof token === "string" && /^[0-9a-f]{24}$/.test(token)
      ? { pid, host, boot, namespace, started, folder, token }
      : undefined
  } catch {
    return undefined
  }
}

export const tryToCreateLock = async (
  files: StoreFileSystem,
  { path, firstLine }: OwnLockFile
): Promise<boolean> => {
  const own = temporaryName(path)
  const file = await files.create(own)
  try {
    await file.write(firstLine)
    // A hard link makes the complete file appear at once, so nobody reads a partial lock.
    return await files.link(own, path)
  } finally {
    await file.close()
    await files.remove(own)
  }
}

export const overwrite = async (files: StoreFileSystem, { path, firstLine }: OwnLockFile): Promise<void> => {
  const { file } = await replaceFile(files, path, [firstLine])
  await file.close()
}

export const checkOwn = (files: StoreFileSystem, { path, firstLine }: OwnLockFile): FileIdentity => {
  const found = files.look(path, 0, firstLine.length)
  if (found === undefined) throw new LockLost({ file: path, isTaken: false })
  if (!found.content.equals(firstLine)) throw new LockLost({ file: path, isTaken: true })
  return found.identity
}

/** Rejects with `LockLost`; never writes into another's lock. */
export const writeHeartbeat = async (
  files: StoreFileSystem,
  own: OwnLockFile,
  count: number
): Promise<void> => {
  checkOwn(files, own)
  const file = await files.open(own.path)
  try {
    if ((await file.identity()).inode !== checkOwn(files, own).inode) return
    await file.truncate(own.firstLine.length)
    await file.write(Buffer.from(`${count}\n`))
  } finally {
    await file.close()
  }
}

export const releaseFolderLock = async (files: StoreFileSystem, own: OwnLockFile): Promise<void> => {
  checkOwn(files, own)
  await files.remove(own.path)
}
