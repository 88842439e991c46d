import {
  accessSync,
  type BigIntStats,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  statSync
} from "node:fs"
import { type FileHandle, link, mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises"
import { dirname } from "node:path"
import { codeOf, syncFolder } from "../../system/index.ts"
import type { FileContent, FileIdentity, FileStatus, FreeSpace, OpenFile, StoreFileSystem } from "./files.ts"

const ownerOnlyMode = { file: 0o600, folder: 0o700 } as const

const withFallback = async <A, B>(code: string, call: Promise<A>, fallback: B): Promise<A | B> => {
  try {
    return await call
  } catch (cause) {
    if (codeOf(cause) === code) return fallback
    throw cause
  }
}

const identityOf = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats): FileIdentity => ({
  inode: `${ino}`,
  size: Number(size),
  revision: `${size}:${mtimeNs}`,
  changeTime: `${ctimeNs}`
})

const writeAll = async (handle: FileHandle, bytes: Uint8Array) => {
  let from = 0
  // Runs at least once, so that even an empty write yields to other work.
  do from += (await handle.write(bytes, from)).bytesWritten
  while (from < bytes.length)
}

const writesLast = process.platform === "linux"

const appending = constants.O_WRONLY | constants.O_APPEND
const creating = appending | constants.O_CREAT | constants.O_EXCL

/**
 * On Linux, O_DSYNC writes and syncs in one call, which halves the trips through the thread pool. On other systems it
 * may return while the data is still in the disk's volatile cache.
 */
const createLasting = async (path: string): Promise<OpenFile> => {
  const file = openFile(
    await open(path, writesLast ? creating | constants.O_DSYNC : creating, ownerOnlyMode.file)
  )
  if (writesLast) return file
  const write = async (bytes: Uint8Array) => {
    await file.write(bytes)
    await file.sync()
  }
  return { ...file, write }
}

const openFile = (handle: FileHandle): OpenFile => ({
  write: (bytes) => writeAll(handle, bytes),
  truncate: (length) => handle.truncate(length),
  sync: () => handle.datasync(),
  identity: async () => identityOf(await handle.stat({ bigint: true })),
  close: () => handle.close()
})

const withOpenFile = (path: string, read: (file: number) => Buffer): FileContent | undefined => {
  let file: number
  try {
    file = openSync(path, "r")
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return undefined
    throw cause
  }
  try {
    const identity = identityOf(fstatSync(file, { bigint: true }))
    return { content: read(file), identity }
  } finally {
    closeSync(file)
  }
}

const readPart = (position: number, length: number) => (file: number) => {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(file, bytes, 0, length, position))
}

const canAccess = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

const ownUser = process.geteuid?.()
const ownerMayUse = 0o600n

/** The mode decides for files of our own user, which spares a second system call per file. */
const isUsable = (path: string, { mode, uid }: BigIntStats): boolean =>
  (Number(uid) === ownUser && (mode & ownerMayUse) === ownerMayUse) || canAccess(path)

const folderStatus = (path: string): FileStatus | undefined => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found === undefined ? undefined : { identity: identityOf(found), isUsable: isUsable(path, found) }
}

const freeSpace = async (path: string): Promise<FreeSpace> => {
  const { bavail, bsize, files, ffree } = await statfs(path)
  return { bytes: bavail * bsize, files: files === 0 ? Number.POSITIVE_INFINITY : ffree }
}

const isFolder = async (path: string) => (await stat(path)).isDirectory()

/**
 * Avoids `recursive: true` of Node, which loops forever where the system denies that an existing folder exists, as in
 * /proc.
 */
const makeFolder = async (path: string): Promise<void> => {
  const make = () => mkdir(path, { mode: ownerOnlyMode.folder }).then(() => "made" as const)
  const made = await withFallback(
    "EEXIST",
    withFallback("ENOENT", make(), "no parent" as const),
    "there" as const
  )
  if (made === "there" && !(await isFolder(path))) {
    throw Object.assign(new Error(`${path} is no folder`), { code: "ENOTDIR", path })
  }
  if (made !== "no parent") return
  await makeFolder(dirname(path))
  await make()
}

export const nodeFiles: StoreFileSystem = {
  makeFolder,
  list: (folder) => readdir(folder),
  // Synchronous: a thousand small files take a quarter of the time of the thread pool.
  read: async (path) => withOpenFile(path, (file) => readFileSync(file)),
  look: (path, position, length) => withOpenFile(path, readPart(position, length)),
  create: async (path) => openFile(await open(path, creating, ownerOnlyMode.file)),
  createLasting,
  open: async (path) => openFile(await open(path, appending)),
  rename,
  link: async (from, to) => {
    const isRefused = await withFallback("ENOENT", withFallback("EEXIST", link(from, to), true), true)
    return isRefused !== true
  },
  remove: (path) => rm(path, { force: true }),
  identity: async (path) => {
    const found = await withFallback("ENOENT", stat(path, { bigint: true }), undefined)
    return found === undefined ? undefined : identityOf(found)
  },
  status: folderStatus,
  freeSpace,
  syncFolder
}
