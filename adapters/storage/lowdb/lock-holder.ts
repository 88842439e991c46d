import { readFileSync, readlinkSync } from "node:fs"
import { hostname } from "node:os"

/** Who holds a data folder. `boot`, `namespace`, `started` and `folder` are empty where the system does not tell. */
export interface Holder {
  readonly pid: number
  readonly host: string
  readonly boot: string
  /** Of process ids: the same number is another process in another container. */
  readonly namespace: string
  /** The process's start, in ticks since boot: process ids are given again. */
  readonly started: string
  /** The data folder's inode: a lock that was copied together with its folder names another one. */
  readonly folder: string
  /** Random: no two holders are alike. */
  readonly token: string
}

/** What the system tells of a process: the state's letter and the start are empty where it does not. */
export interface SeenProcess {
  readonly isThere: boolean
  readonly state: string
  readonly started: string
}

/** Where a process runs, and how it looks at others. */
export interface Machine extends Omit<Holder, "folder" | "token"> {
  readonly look: (pid: number) => SeenProcess
}

export type Standing = "gone" | "running" | "unknown"

const isDead = ({ isThere, state }: SeenProcess) => !isThere || state === "Z" || state === "X"
const isStopped = ({ state }: SeenProcess) => state.toLowerCase() === "t"

const runsBeside = (holder: Holder, machine: Machine) =>
  machine.boot !== "" &&
  machine.namespace !== "" &&
  holder.boot === machine.boot &&
  holder.namespace === machine.namespace

const isOf = (holder: Holder, folder: string) =>
  holder.folder === "" || folder === "" || holder.folder === folder

/**
 * Only a process of this boot and of this namespace can be looked at; of any other nothing is known. One that runs may
 * hold the folder that this one was copied from; not all file systems keep to their inodes, so that is no proof.
 */
export const standingOf = (holder: Holder, machine: Machine, folder: string): Standing => {
  if (!runsBeside(holder, machine)) return "unknown"
  const seen = machine.look(holder.pid)
  if (isDead(seen)) return "gone"
  if (seen.started === "" || isStopped(seen) || !isOf(holder, folder)) return "unknown"
  return seen.started === holder.started ? "running" : "gone"
}

/** Empty where the system does not tell. */
const told = (read: () => string): string => {
  try {
    return read().trim()
  } catch {
    return ""
  }
}

const textOf = (path: string) => told(() => readFileSync(path, "utf8"))

// Fields 3 and 22 of /proc/PID/stat, counted after the command's name, which may hold blanks and brackets.
const readStat = (pid: number | "self") => {
  const text = textOf(`/proc/${pid}/stat`)
  const fields = text.slice(text.lastIndexOf(") ") + 2).split(" ")
  return { pid: Number.parseInt(text, 10), state: fields[0] ?? "", started: fields[19] ?? "" }
}

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    // EPERM: it runs, as somebody else.
    return cause instanceof Error && "code" in cause && cause.code === "EPERM"
  }
}

// A container may be shown the /proc of another namespace: then the numbers in it are not ours.
const namespaceOf = (pidInProc: number) =>
  pidInProc === process.pid ? told(() => readlinkSync("/proc/self/ns/pid")) : ""

/** This process, as the system describes it. */
export const thisMachine = (): Machine => {
  const own = readStat("self")
  return {
    pid: process.pid,
    host: hostname(),
    boot: textOf("/proc/sys/kernel/random/boot_id"),
    namespace: namespaceOf(own.pid),
    started: own.started,
    look: (pid) => ({ isThere: isThere(pid), ...readStat(pid) })
  }
}
