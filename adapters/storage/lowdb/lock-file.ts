import { randomBytes } from "node:crypto"
import type { FileIdentity, Files } from "./files.ts"
import type { Holder, Machine } from "./lock-holder.ts"
import { LockLost } from "./store-errors.ts"
import { replaceFile, temporaryName } from "./temporary.ts"

/** A lock file: the first line names its holder, what follows changes with each beat of its heart. */
export interface OwnLock {
  readonly path: string
  /** The inode of the folder that it locks. */
  readonly folder: string
  readonly firstLine: Buffer
}

export const ownLock = (path: string, folder: string, { look: _look, ...place }: Machine): OwnLock => {
  const holder: Holder = { ...place, folder, token: randomBytes(12).toString("hex") }
  return { path, folder, firstLine: Buffer.from(`${JSON.stringify(holder)}\n`) }
}

const firstLineOf = (content: Buffer): Buffer => content.subarray(0, content.indexOf("\n") + 1)

export const isSameHolder = (a: Buffer, b: Buffer): boolean => firstLineOf(a).equals(firstLineOf(b))

/** Undefined for one that names nobody. */
export const parseHolder = (content: Buffer): Holder | undefined => {
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

/** False when there is one. */
export const claim = async (files: Files, { path, firstLine }: OwnLock): Promise<boolean> => {
  const own = temporaryName(path)
  const file = await files.create(own)
  try {
    await file.write(firstLine)
    // Linked, not written in place: whoever reads the lock reads all of it.
    return await files.link(own, path)
  } finally {
    await file.close()
    await files.remove(own)
  }
}

/** Puts the own lock in the place of another. */
export const overwrite = async (files: Files, { path, firstLine }: OwnLock): Promise<void> => {
  const { file } = await replaceFile(files, path, [firstLine])
  await file.close()
}

/** Throws `LockLost` when the lock is another's by now, or gone. */
export const checkOwn = (files: Files, { path, firstLine }: OwnLock): FileIdentity => {
  const found = files.look(path, 0, firstLine.length)
  if (found === undefined) throw new LockLost({ file: path, isTaken: false })
  if (!found.content.equals(firstLine)) throw new LockLost({ file: path, isTaken: true })
  return found.identity
}

/** Shows that the holder lives. Rejects with `LockLost`; never writes into another's lock. */
export const beat = async (files: Files, own: OwnLock, count: number): Promise<void> => {
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

export const giveBack = async (files: Files, own: OwnLock): Promise<void> => {
  checkOwn(files, own)
  await files.remove(own.path)
}
