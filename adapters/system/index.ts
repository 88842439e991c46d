import { randomBytes } from "node:crypto"
import { statSync } from "node:fs"
import { type FileHandle, open, realpath, rm, statfs } from "node:fs/promises"
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path"
import { Effect } from "effect"

export const codeOf = (cause: unknown): unknown =>
  cause instanceof Error && "code" in cause ? cause.code : undefined

const diskFullCodes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EFBIG"])

export const isDiskFull = (cause: unknown): boolean =>
  diskFullCodes.has(codeOf(cause)) || (cause instanceof Error && isDiskFull(cause.cause))

/** Windows can't open folders; its file systems journal names themselves. */
const withFolder = async (folder: string, use: (handle: FileHandle) => Promise<void>): Promise<void> => {
  if (process.platform === "win32") return
  const handle = await open(folder, "r")
  await use(handle).finally(() => handle.close())
}

export const syncFolder = (folder: string): Promise<void> => withFolder(folder, (handle) => handle.sync())

/** Rejects where `syncFolder` could not even open the folder: a right to write in it is not enough. */
export const checkFolderOpens = (folder: string): Promise<void> => withFolder(folder, async () => undefined)

const temporarySuffix = ".tmp"

export const isTemporary = (name: string): boolean => name.endsWith(temporarySuffix)

export const temporaryName = (path: string, suffix: string = temporarySuffix): string =>
  `${path}.${process.pid}-${randomBytes(6).toString("hex")}${suffix}`

const writeSynced = async (file: string, content: string | Uint8Array): Promise<void> => {
  const handle = await open(file, "wx", 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

type PutFile = (temporary: string, file: string) => Promise<void>

/**
 * Makes a whole file durable under its name, readable only by its owner. `put` is `rename`, which replaces, or `link`,
 * which fails if the name is taken. `temporary` must be on the same file system.
 */
export const writeFileAtomically = async (
  file: string,
  content: string | Uint8Array,
  put: PutFile,
  temporary: string = temporaryName(file)
): Promise<void> => {
  try {
    await writeSynced(temporary, content)
    await put(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
  await syncFolder(dirname(file))
}

export const usedTenthsOf = (folder: string): Effect.Effect<number | null> =>
  Effect.tryPromise(() => statfs(folder)).pipe(
    Effect.map(({ blocks, bavail }) => (blocks === 0 ? null : Math.round((10 * (blocks - bavail)) / blocks))),
    Effect.orElseSucceed(() => null)
  )

interface FolderOwner {
  readonly uid: number
  readonly gid: number
}

const folderOwnerOf = (folder: string): FolderOwner => {
  try {
    return statSync(folder)
  } catch (cause) {
    if (codeOf(cause) !== "ENOENT" || dirname(folder) === folder) return { uid: 0, gid: 0 }
    return folderOwnerOf(dirname(folder))
  }
}

const isWithin = (folder: string, file: string): boolean => {
  const path = relative(folder, file)
  return path !== "" && path.split(sep)[0] !== ".." && !isAbsolute(path)
}

/** Gives a file that root made within a data folder to the folder's owner: what root owns there, the service cannot remove. */
export const giveToOwnerOf = async (dataDir: string, file: string, handle: FileHandle): Promise<void> => {
  const folder = await realpath(dirname(file))
  const root = await realpath(dataDir).catch(() => resolve(dataDir))
  const { uid, gid } = folderOwnerOf(root)
  if (process.geteuid?.() === 0 && uid !== 0 && isWithin(root, join(folder, basename(file)))) {
    await handle.chown(uid, gid)
  }
}

const noopUndo = () => undefined

const switchUser = ({ uid, gid }: FolderOwner): (() => void) => {
  const { geteuid, seteuid, setegid } = process
  if (geteuid?.() !== 0 || uid === 0 || seteuid === undefined || setegid === undefined) return noopUndo
  setegid(gid)
  seteuid(uid)
  return () => {
    seteuid(0)
    setegid(0)
  }
}

/**
 * Runs work as the data folder's owner if the process is root: the service could not write to files that root
 * created.
 */
export const asOwnerOf =
  (dataDir: string) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.acquireUseRelease(
      Effect.sync(() => switchUser(folderOwnerOf(dataDir))),
      () => work,
      (undo) => Effect.sync(undo)
    )
