import { readdirSync, readFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"

const isLinux = process.platform === "linux"
const lookMillis = 100
const quietLooks = 2
const quietTimeoutMillis = 120_000

const statOf = (pid: number | string): ReadonlyArray<string> =>
  readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []

/** Ticks of 10 ms that a process has spent computing. */
const ticksOf = (pid: number): number => {
  const fields = statOf(pid)
  return Number(fields[11]) + Number(fields[12])
}

/** Milliseconds of a processor's time that a process has used; undefined where the system does not tell. */
export const processorMillis = (pid: number): number | undefined => (isLinux ? ticksOf(pid) * 10 : undefined)

const hasParent = (name: string, parent: number): boolean => {
  try {
    return Number(statOf(name)[1]) === parent
  } catch {
    return false
  }
}

/** The processes that a process has started and that are still there. */
const childrenOf = (pid: number): ReadonlyArray<number> =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && hasParent(name, pid))
    .map(Number)

/** One that ended meanwhile counts with its parent's. */
const ticksOfChild = (pid: number): number => {
  try {
    return ticksOf(pid)
  } catch {
    return 0
  }
}

/** Processor time of a process and its children, such as PostgreSQL's, those that have ended included. */
export const familyMillis = (pid: number): number | undefined => {
  if (!isLinux) return undefined
  const fields = statOf(pid)
  const ended = Number(fields[13]) + Number(fields[14])
  return childrenOf(pid).reduce((sum, child) => sum + ticksOfChild(child), ticksOf(pid) + ended) * 10
}

/** Waits until a server has nothing left to do: what it was sent before must not slow down what is measured next. */
export const untilQuiet = async (pid: number): Promise<void> => {
  if (!isLinux) return pause(3_000)
  const deadline = Date.now() + quietTimeoutMillis
  let before = ticksOf(pid)
  for (let quiet = 0; quiet < quietLooks && Date.now() < deadline; ) {
    await pause(lookMillis)
    const now = ticksOf(pid)
    quiet = now - before <= 1 ? quiet + 1 : 0
    before = now
  }
}

/** Resident memory in MB; undefined where the system does not tell. */
export const residentMegabytes = (pid: number): number | undefined => {
  if (!isLinux) return undefined
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024
}
