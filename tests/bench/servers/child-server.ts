import { type ChildProcess, spawn } from "node:child_process"

/** A server as a process of its own. */
export interface ChildServer {
  readonly port: number
  readonly pid: number
  /** Asks politely, and waits. */
  readonly stop: () => Promise<void>
}

const startMillis = 60_000
const readyLine = /is ready: http:\/\/\S+:(\d+)/

const exitOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => child.once("close", () => resolve()))

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let words = ""
    const fail = () => reject(new Error(`A server did not start.\n${words}`))
    const patience = setTimeout(fail, startMillis)
    const hear = (text: string) => {
      words += text
      const port = readyLine.exec(words)?.[1]
      if (port === undefined) return
      clearTimeout(patience)
      resolve(Number(port))
    }
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", hear)
    child.once("close", fail)
  })

export const startChild = async (
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {}
): Promise<ChildServer> => {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, TZ: "UTC", RELEASE_DEFAULT: "anyone", ...env },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const exited = exitOf(child)
  const port = await portOf(child).catch((error: Error) => {
    child.kill("SIGKILL")
    throw error
  })
  const stop = () => {
    child.kill("SIGTERM")
    return exited
  }
  return { port, pid: child.pid ?? 0, stop }
}
