import { readFile } from "node:fs/promises"
import { dirname } from "node:path"
import { dataFolder } from "./data-folder.ts"
import type { Files } from "./files.ts"
import { StartRefused } from "./store-errors.ts"
import { temporaryName } from "./temporary.ts"

/** Who holds a data folder. `boot` and `started` are empty where the system does not tell. */
interface Holder {
  readonly pid: number
  readonly boot: string
  /** The process's start, in ticks since boot: process ids are given again. */
  readonly started: string
}

const textOf = async (path: string) => (await readFile(path, "utf8").catch(() => "")).trim()

const bootId = () => textOf("/proc/sys/kernel/random/boot_id")

// Field 22 of /proc/PID/stat, counted after the command's name, which may hold blanks and brackets.
const startOf = async (pid: number) =>
  (await textOf(`/proc/${pid}/stat`)).split(") ").at(-1)?.split(" ")[19] ?? ""

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    // EPERM: it runs, as somebody else.
    return cause instanceof Error && "code" in cause && cause.code === "EPERM"
  }
}

const parseHolder = (content: Buffer): Holder | undefined => {
  try {
    const { pid, boot, started } = JSON.parse(content.toString("utf8"))
    return typeof pid === "number" ? { pid, boot: `${boot}`, started: `${started}` } : undefined
  } catch {
    return undefined
  }
}

const isAlive = async (holder: Holder, self: Holder): Promise<boolean> => {
  if (holder.boot !== self.boot || !isRunning(holder.pid)) return false
  return holder.started === (await startOf(holder.pid))
}

const inUse = (path: string, pid: number) =>
  new StartRefused({
    file: path,
    reason: `in use by pid ${pid}. Only one server may use a data folder: stop that one first.`
  })

/** Moves a lock whose holder is gone out of the way; not one that somebody else took meanwhile. */
const clearStale = async (files: Files, path: string, stale: Uint8Array) => {
  const aside = temporaryName(path)
  await files.rename(path, aside)
  const moved = await files.read(aside)
  if (moved !== undefined && !moved.content.equals(stale)) await files.link(aside, path)
  await files.remove(aside)
}

const claim = async (files: Files, path: string, content: Uint8Array): Promise<boolean> => {
  const own = temporaryName(path)
  const file = await files.create(own)
  try {
    await file.write(content)
    // Linked, not written in place: whoever reads the lock reads all of it.
    return await files.link(own, path)
  } finally {
    await file.close()
    await files.remove(own)
  }
}

/**
 * Takes the lock file, also one whose holder is dead or ran before the last boot. Rejects with `StartRefused`
 * when its holder runs. Resolves to what gives it back.
 */
export const takeProcessLock = async (files: Files, path: string): Promise<() => Promise<void>> => {
  const self: Holder = { pid: process.pid, boot: await bootId(), started: await startOf(process.pid) }
  const content = Buffer.from(`${JSON.stringify(self)}\n`)
  while (!(await claim(files, path, content))) {
    const found = await files.read(path)
    if (found === undefined) continue
    const holder = parseHolder(found.content)
    if (holder !== undefined && (await isAlive(holder, self))) throw inUse(path, holder.pid)
    await clearStale(files, path, found.content)
  }
  return () => files.remove(path)
}

/** Takes a data folder, which is made when it is not there, for this process alone. */
export const lockFolder = async (files: Files, dataDir: string) => {
  const folder = dataFolder(dataDir)
  await files.makeFolder(folder.hives)
  const release = await takeProcessLock(files, folder.lock)
  await files.syncFolder(folder.root)
  // A new data folder must survive a power loss; one that is not ours to open was there before.
  await files.syncFolder(dirname(folder.root)).catch(() => undefined)
  return release
}
