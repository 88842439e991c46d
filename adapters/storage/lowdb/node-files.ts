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
import type { FileContent, FileIdentity, FileStatus, Files, FreeSpace, OpenFile } from "./files.ts"

const ownerOnly = { file: 0o600, folder: 0o700 } as const

const codeOf = (cause: unknown) =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : ""

/** `fallback` when the call fails with this code. */
const unless = async <A, B>(code: string, call: Promise<A>, fallback: B): Promise<A | B> => {
  try {
    return await call
  } catch (cause) {
    if (codeOf(cause) === code) return fallback
    throw cause
  }
}

const identityOf = ({ ino, size, mtimeNs }: BigIntStats): FileIdentity => ({
  inode: `${ino}`,
  size: Number(size),
  revision: `${size}:${mtimeNs}`
})

const writeAll = async (handle: FileHandle, bytes: Uint8Array) => {
  let from = 0
  // At least once: a write of nothing lets others run, too.
  do from += (await handle.write(bytes, from)).bytesWritten
  while (from < bytes.length)
}

// Elsewhere a write of this kind may end in the disk's own memory.
const writesLast = process.platform === "linux"

const appending = constants.O_WRONLY | constants.O_APPEND
const creating = appending | constants.O_CREAT | constants.O_EXCL

/** Linux writes and syncs in one call: half of the way through the thread pool. */
const createLasting = async (path: string): Promise<OpenFile> => {
  const file = openFile(
    await open(path, writesLast ? creating | constants.O_DSYNC : creating, ownerOnly.file)
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

/** Undefined when there is no such file. */
const reading = (path: string, read: (file: number) => Buffer): FileContent | undefined => {
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

// Windows cannot open a folder; its file systems journal the names.
const syncFolder = async (path: string) => {
  const handle = await unless("EISDIR", unless("EPERM", open(path, "r"), undefined), undefined)
  if (handle === undefined) return
  try {
    await unless("EPERM", handle.sync(), undefined)
  } finally {
    await handle.close()
  }
}

const mayUse = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

const ownUser = process.geteuid?.()
const ownerMayUse = 0o600n

/** The mode answers for our own files, which spares a second call for each. */
const isUsable = (path: string, { mode, uid }: BigIntStats): boolean =>
  (Number(uid) === ownUser && (mode & ownerMayUse) === ownerMayUse) || mayUse(path)

const status = (path: string): FileStatus | undefined => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found === undefined ? undefined : { identity: identityOf(found), isUsable: isUsable(path, found) }
}

const freeSpace = async (path: string): Promise<FreeSpace> => {
  const { bavail, bsize, files, ffree } = await statfs(path)
  return { bytes: bavail * bsize, files: files === 0 ? Number.POSITIVE_INFINITY : ffree }
}

const isFolder = async (path: string) => (await stat(path)).isDirectory()

/** Not by Node's recursive call, which tries for ever where the system denies that a folder is there, as in /proc. */
const makeFolder = async (path: string): Promise<void> => {
  const make = () => mkdir(path, { mode: ownerOnly.folder }).then(() => "made" as const)
  const made = await unless("EEXIST", unless("ENOENT", make(), "no parent" as const), "there" as const)
  if (made === "there" && !(await isFolder(path))) {
    throw Object.assign(new Error(`${path} is no folder`), { code: "ENOTDIR", path })
  }
  if (made !== "no parent") return
  await makeFolder(dirname(path))
  await make()
}

export const nodeFiles: Files = {
  makeFolder,
  list: (folder) => readdir(folder),
  // In one go: a thousand small files take a quarter of the time that they take through the thread pool.
  read: async (path) => reading(path, (file) => readFileSync(file)),
  look: (path, position, length) => reading(path, readPart(position, length)),
  create: async (path) => openFile(await open(path, creating, ownerOnly.file)),
  createLasting,
  open: async (path) => openFile(await open(path, appending)),
  rename,
  link: async (from, to) => {
    const isRefused = await unless("ENOENT", unless("EEXIST", link(from, to), true), true)
    return isRefused !== true
  },
  remove: (path) => rm(path, { force: true }),
  identity: async (path) => {
    const found = await unless("ENOENT", stat(path, { bigint: true }), undefined)
    return found === undefined ? undefined : identityOf(found)
  },
  status,
  freeSpace,
  syncFolder
}
