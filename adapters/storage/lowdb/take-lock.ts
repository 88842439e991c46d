import { Effect } from "effect"
import type { StoreFileSystem } from "./files.ts"
import {
  heartbeatSeconds,
  isSameHolder,
  type OwnLockFile,
  overwrite,
  parseHolder,
  tryToCreateLock
} from "./lock-file.ts"
import { type HolderStatus, type HostIdentity, holderStateOf, type LockHolder } from "./lock-holder.ts"
import { DataFolderUnusable, tryOrRefuse } from "./store-errors.ts"

const silenceSeconds = 5 * heartbeatSeconds

interface LockEnvironment {
  readonly files: StoreFileSystem
  readonly machine: HostIdentity
  readonly isHolderAnswering: Effect.Effect<boolean>
}

const isOnOtherMachine = (holder: LockHolder, machine: HostIdentity) =>
  holder.boot !== machine.boot || holder.namespace !== machine.namespace

const holderName = (holder: LockHolder | undefined, machine: HostIdentity): string => {
  if (holder === undefined) return "an unnamed process"
  const where = isOnOtherMachine(holder, machine)
    ? ` in another container or on another host (${holder.host})`
    : ""
  return `pid ${holder.pid}${where}`
}

const folderInUse = (path: string, name: string) =>
  new DataFolderUnusable({
    file: path,
    reason: `in use by ${name}. Only one server may use a data folder. Stop that one first.`
  })

const currentHolderState = (
  holder: LockHolder | undefined,
  machine: HostIdentity,
  folder: string
): HolderStatus => (holder === undefined ? "unknown" : holderStateOf(holder, machine, folder))

/**
 * True if the holder is known to be gone, or sends no heartbeat while this process waits; the seconds are counted
 * here, so clocks need not agree. False if the lock changed hands. Fails if the holder is alive.
 */
const isAbandoned = Effect.fnUntraced(function* (
  environment: LockEnvironment,
  { path, folder }: OwnLockFile,
  seen: Buffer
) {
  const { files, machine } = environment
  const holder = parseHolder(seen)
  const first = currentHolderState(holder, machine, folder)
  if (first === "gone") return true
  const name = holderName(holder, machine)
  if (first === "running" || (yield* environment.isHolderAnswering)) return yield* folderInUse(path, name)
  yield* Effect.logWarning(
    `${path}: held by ${name}. Waiting up to ${silenceSeconds} seconds for a sign of life before taking it over.`
  )
  for (let silent = 0; silent < silenceSeconds; silent += 1) {
    yield* Effect.interruptible(Effect.sleep("1 second"))
    const now = yield* tryOrRefuse(path, () => files.read(path))
    if (now === undefined || !isSameHolder(now.content, seen)) return false
    if (!now.content.equals(seen)) return yield* folderInUse(path, name)
    if (currentHolderState(holder, machine, folder) === "gone") return true
  }
  return true
})

/** A second lock, named after the abandoned one, ensures that only one process replaces it. */
const replaceAbandoned = Effect.fnUntraced(function* (
  environment: LockEnvironment,
  own: OwnLockFile,
  abandoned: Buffer
): Effect.fn.Return<boolean, DataFolderUnusable> {
  const { files } = environment
  const turn = { ...own, path: `${own.path}.after-${parseHolder(abandoned)?.token ?? "nobody"}.tmp` }
  yield* acquireLock(environment, turn)
  return yield* tryOrRefuse(own.path, async () => {
    const now = await files.read(own.path)
    const isStill = now?.content.equals(abandoned) === true
    if (isStill) await overwrite(files, own)
    return isStill
  }).pipe(Effect.ensuring(Effect.ignore(tryOrRefuse(turn.path, () => files.remove(turn.path)))))
})

export const acquireLock = Effect.fnUntraced(function* (
  environment: LockEnvironment,
  own: OwnLockFile
): Effect.fn.Return<void, DataFolderUnusable> {
  const { path } = own
  while (!(yield* tryOrRefuse(path, () => tryToCreateLock(environment.files, own)))) {
    const found = yield* tryOrRefuse(path, () => environment.files.read(path))
    if (found === undefined || !(yield* isAbandoned(environment, own, found.content))) continue
    if (yield* replaceAbandoned(environment, own, found.content)) return
  }
})
