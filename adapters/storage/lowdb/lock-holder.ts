import { readFileSync, readlinkSync } from "node:fs"
import { hostname } from "node:os"
import { codeOf } from "../../system/index.ts"

/**
 * Holder of a data folder. `boot`, `namespace` (of process ids, in a container) and `started` (ticks since boot) tell
 * it from later and foreign processes with its id. `folder` is the data folder's inode, which differs if the lock was
 * copied together with its folder. These four are empty if the system does not reveal them.
 */
export interface LockHolder {
  readonly pid: number
  readonly host: string
  readonly boot: string
  readonly namespace: string
  readonly started: string
  readonly folder: string
  readonly token: string
}

export interface ProcessStatus {
  readonly isThere: boolean
  readonly state: string
  readonly started: string
}

export interface HostIdentity extends Omit<LockHolder, "folder" | "token"> {
  readonly look: (pid: number) => ProcessStatus
}

export type HolderStatus = "gone" | "running" | "unknown"

const isDead = ({ isThere, state }: ProcessStatus) => !isThere || state === "Z" || state === "X"
const isStopped = ({ state }: ProcessStatus) => state.toLowerCase() === "t"

const isOnThisMachine = (holder: LockHolder, machine: HostIdentity) =>
  machine.boot !== "" &&
  machine.namespace !== "" &&
  holder.boot === machine.boot &&
  holder.namespace === machine.namespace

const isOf = (holder: LockHolder, folder: string) =>
  holder.folder === "" || folder === "" || holder.folder === folder

/**
 * Only processes of the same boot and namespace can be looked up. A running holder may hold the folder from which
 * this one was copied; since not all file systems keep inodes stable, another inode gives `unknown`.
 */
export const holderStateOf = (holder: LockHolder, machine: HostIdentity, folder: string): HolderStatus => {
  if (!isOnThisMachine(holder, machine)) return "unknown"
  const seen = machine.look(holder.pid)
  if (isDead(seen)) return "gone"
  if (seen.started === "" || isStopped(seen) || !isOf(holder, folder)) return "unknown"
  return seen.started === holder.started ? "running" : "gone"
}

const readOrEmpty = (read: () => string): string => {
  try {
    return read().trim()
  } catch {
    return ""
  }
}

const readTextOrEmpty = (path: string) => readOrEmpty(() => readFileSync(path, "utf8"))

// Fields 3 and 22 of /proc/PID/stat are counted after the command's name, which may contain spaces and brackets.
const readStat = (pid: number | "self") => {
  const text = readTextOrEmpty(`/proc/${pid}/stat`)
  const fields = text.slice(text.lastIndexOf(") ") + 2).split(" ")
  return { pid: Number.parseInt(text, 10), state: fields[0] ?? "", started: fields[19] ?? "" }
}

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    // EPERM means that it runs as another user.
    return codeOf(cause) === "EPERM"
  }
}

// A container may see the /proc of another namespace, whose process ids mean nothing here.
const namespaceOf = (pidInProc: number) =>
  pidInProc === process.pid ? readOrEmpty(() => readlinkSync("/proc/self/ns/pid")) : ""

export const thisMachine = (): HostIdentity => {
  const own = readStat("self")
  return {
    pid: process.pid,
    host: hostname(),
    boot: readTextOrEmpty("/proc/sys/kernel/random/boot_id"),
    namespace: namespaceOf(own.pid),
    started: own.started,
    look: (pid) => ({ isThere: isThere(pid), ...readStat(pid) })
  }
}
