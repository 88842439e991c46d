import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { RunningServer, StartOptions } from "./running-server.ts"

export const serverBundle = fileURLToPath(new URL("../../dist/server/main.js", import.meta.url))

const startMillis = 60_000

export const temporaryFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), "honesthive-"))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Lets the hundreds of processes of a test run compile the server once. */
const compiled = fileURLToPath(new URL("../../node_modules/.cache/honesthive-compiled", import.meta.url))

/** The variables of whoever runs the tests must not reach the server. */
const cleanEnv = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: compiled,
  TZ: "UTC",
  PORT: "0",
  RELEASE_DEFAULT: "anyone",
  ...own
})

export const spawnHonestHive = (
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>>,
  within: ReadonlyArray<string> = []
): ChildProcess => {
  if (!existsSync(serverBundle)) throw new Error("The server is not built. Run `npm run build`.")
  const [program = process.execPath, ...rest] = [...within, process.execPath, serverBundle, ...args]
  return spawn(program, rest, {
    env: cleanEnv(env),
    stdio: ["pipe", "pipe", "pipe"]
  })
}

const gather = (child: ChildProcess): (() => string) => {
  const words: Array<string> = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => words.push(text))
  }
  return () => words.join("")
}

export const exitOf = (child: ChildProcess): Promise<number | string> =>
  new Promise((resolve) => child.once("close", (code, signal) => resolve(code ?? signal ?? "unknown")))

/** Waits until a process has said at which port it serves; one that doesn't is ended. */
export const untilServing = async (child: ChildProcess, ready = /is ready: https?:\/\/\S+:(\d+)/) => {
  const output = gather(child)
  const exited = exitOf(child)
  const port = await new Promise<number>((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer)
      child.kill("SIGKILL")
      reject(new Error(`The server did not start.\n${output()}`))
    }
    const timer = setTimeout(fail, startMillis)
    child.once("close", fail)
    const look = () => {
      const said = ready.exec(output())?.[1]
      if (said === undefined) return
      for (const stream of [child.stdout, child.stderr]) stream?.off("data", look)
      child.off("close", fail)
      clearTimeout(timer)
      resolve(Number(said))
    }
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", look)
  })
  const signal = (name: NodeJS.Signals) => void child.kill(name)
  const stop = (name: NodeJS.Signals = "SIGTERM") => {
    signal(name)
    return exited
  }
  return { url: `http://127.0.0.1:${port}`, port, pid: child.pid ?? 0, output, signal, exited, stop }
}

const startProcess = async ({ dataDir, env = {}, within = [] }: StartOptions): Promise<RunningServer> => ({
  dataDir,
  ...(await untilServing(spawnHonestHive(["serve"], { DATA_DIR: dataDir, ...env }, within)))
})

/** Starts a process or, with HONESTHIVE_TARGET=offline, the offline build in a browser of its own. */
export const startServer = async (options: StartOptions): Promise<RunningServer> => {
  if (process.env.HONESTHIVE_TARGET !== "offline") return startProcess(options)
  const { startInBrowser } = await import("./offline/server-in-browser.ts")
  return startInBrowser(options)
}

/** Around a process whose files may have so many blocks of 512 bytes: as full a disk as can be had without a disk. */
export const fullAfter = (blocks: number) => ["sh", "-c", `ulimit -f ${blocks}; exec "$@"`, "sh"]

export const runHonestHive = async (
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
  input = "",
  within: ReadonlyArray<string> = []
) => {
  const child = spawnHonestHive(args, env, within)
  child.stdin?.end(input)
  const output = gather(child)
  return { code: await exitOf(child), output: output() }
}
