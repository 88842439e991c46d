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

/** Milliseconds of a processor's time that a process has used; not a number where the system does not tell. */
export const processorMillis = (pid: number): number => (isLinux ? ticksOf(pid) * 10 : Number.NaN)

/** Ticks of a child; one that ended meanwhile counts with its parent's. */
const childTicks = (name: string, parent: number): number => {
  try {
    return Number(statOf(name)[1]) === parent ? ticksOf(Number(name)) : 0
  } catch {
    return 0
  }
}

/** Processor time of a process and its children, such as PostgreSQL's, those that have ended included. */
export const familyMillis = (pid: number): number => {
  if (!isLinux) return Number.NaN
  const fields = statOf(pid)
  const own = ticksOf(pid) + Number(fields[13]) + Number(fields[14])
  const others = readdirSync("/proc").filter((name) => /^\d+$/.test(name))
  return others.reduce((sum, name) => sum + childTicks(name, pid), own) * 10
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

/** Resident memory in MB; not a number where the system does not tell. */
export const residentMegabytes = (pid: number): number => {
  if (!isLinux) return Number.NaN
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024
}
