import { dirname } from "node:path"
import { Effect, type Scope } from "effect"
import { dataFolder } from "./data-folder.ts"
import type { StoreFileSystem } from "./files.ts"
import {
  checkOwn,
  heartbeatSeconds,
  type OwnLockFile,
  ownLock,
  releaseFolderLock,
  writeHeartbeat
} from "./lock-file.ts"
import { type HostIdentity, thisMachine } from "./lock-holder.ts"
import { nodeFiles } from "./node-files.ts"
import { type DataFolderUnusable, folderMoved, LockLost, tryOrRefuse } from "./store-errors.ts"
import { acquireLock } from "./take-lock.ts"

export interface FolderLockOptions {
  readonly dataDir: string
  readonly files?: StoreFileSystem
  readonly machine?: HostIdentity
  readonly isHolderAnswering?: Effect.Effect<boolean>
  readonly mayBeMoved?: boolean
  readonly onLockLost?: (lost: LockLost) => void
}

export interface FolderLock {
  /** Throws `LockLost` if this process no longer holds the folder. */
  readonly check: () => void
}

const heldLock = (
  files: StoreFileSystem,
  own: OwnLockFile,
  onLockLost: (lost: LockLost) => void
): FolderLock => ({
  check: () => {
    try {
      checkOwn(files, own)
    } catch (cause) {
      if (cause instanceof LockLost) onLockLost(cause)
      throw cause
    }
  }
})

/**
 * Rewrites the lock file regularly, for machines that can't look this process up. A failed beat is retried with
 * the next one.
 */
const heartbeat = (files: StoreFileSystem, own: OwnLockFile, lock: FolderLock) => {
  let count = 0
  const once = Effect.promise(async () => {
    lock.check()
    count += 1
    await writeHeartbeat(files, own, count)
  })
  return Effect.sleep(`${heartbeatSeconds} seconds`).pipe(
    Effect.andThen(Effect.ignoreCause(once)),
    Effect.forever
  )
}

const makeFolder = async (files: StoreFileSystem, dataDir: string) => {
  await files.makeFolder(dataFolder(dataDir).hives)
}

const syncFolders = async (files: StoreFileSystem, dataDir: string) => {
  await files.syncFolder(dataDir)
  // Makes a new data folder's own name durable. Fails harmlessly if the parent may not be opened: the folder existed
  // before then.
  await files.syncFolder(dirname(dataDir)).catch(() => undefined)
}

/** Changes made here after the move would be missing from the database. */
const refuseMovedFolder = Effect.fnUntraced(function* (files: StoreFileSystem, dataDir: string) {
  const { movedTo } = dataFolder(dataDir)
  const found = yield* tryOrRefuse(dataDir, () => files.read(movedTo))
  if (found !== undefined) return yield* folderMoved(dataDir, found.content.toString().trim())
})

export const holdFolder = Effect.fnUntraced(function* (
  options: FolderLockOptions
): Effect.fn.Return<FolderLock, DataFolderUnusable, Scope.Scope> {
  const { dataDir, files = nodeFiles, isHolderAnswering = Effect.succeed(false) } = options
  const machine = options.machine ?? thisMachine()
  const folder = yield* tryOrRefuse(dataDir, () => files.identity(dataDir))
  if (options.mayBeMoved !== true) yield* refuseMovedFolder(files, dataDir)
  const own = ownLock(dataFolder(dataDir).lock, folder?.inode ?? "", machine)
  yield* Effect.acquireRelease(acquireLock({ files, machine, isHolderAnswering }, own), () =>
    Effect.ignore(Effect.tryPromise(() => releaseFolderLock(files, own)))
  )
  const lock = heldLock(files, own, options.onLockLost ?? (() => undefined))
  yield* Effect.forkScoped(heartbeat(files, own, lock))
  return lock
})

export const holdOwnFolder = Effect.fnUntraced(function* (
  options: FolderLockOptions
): Effect.fn.Return<FolderLock, DataFolderUnusable, Scope.Scope> {
  const { dataDir, files = nodeFiles } = options
  yield* tryOrRefuse(dataDir, () => makeFolder(files, dataDir))
  const lock = yield* holdFolder(options)
  yield* tryOrRefuse(dataDir, () => syncFolders(files, dataDir))
  return lock
})
