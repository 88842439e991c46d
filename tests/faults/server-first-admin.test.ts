import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { grace, graceEnv, signInGrace } from "../support/people.ts"
import type { RunningServer } from "../support/running-server.ts"
import { startServer, temporaryFolder } from "../support/server.ts"

let folder: ReturnType<typeof temporaryFolder>
let reports: ReturnType<typeof temporaryFolder>
const running: Array<RunningServer> = []

beforeEach(() => {
  folder = temporaryFolder()
  reports = temporaryFolder()
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop("SIGKILL")))
  folder.remove()
  reports.remove()
})

const start = async (NODE_OPTIONS = "") => {
  const env = { ...graceEnv, NODE_OPTIONS }
  const server = await startServer({ dataDir: folder.path, env })
  running.push(server)
  return server
}

/** The report that a crash would leave. */
const report = async (server: RunningServer): Promise<string> => {
  server.signal("SIGUSR2")
  await expect.poll(() => readdirSync(reports.path)).toEqual(["report.json"])
  const file = join(reports.path, "report.json")
  await expect.poll(() => readFileSync(file, "utf8").trimEnd().endsWith("}")).toBe(true)
  return readFileSync(file, "utf8")
}

test("no child process of the server holds the first admin's password", async () => {
  const file = join(reports.path, "child")
  const code = `import { execFileSync } from "node:child_process"
    import { renameSync, writeFileSync } from "node:fs"
    process.on("SIGUSR2", () => {
      writeFileSync("${file}.new", execFileSync(process.execPath, ["-p", "JSON.stringify(process.env)"]))
      renameSync("${file}.new", "${file}")
    })`
  const server = await start(`--import data:text/javascript,${encodeURIComponent(code)}`)
  server.signal("SIGUSR2")
  await expect.poll(() => readdirSync(reports.path)).toContain("child")
  const env = readFileSync(file, "utf8")
  expect(env).toContain("ADMIN_USERNAME")
  expect(env).not.toContain(grace.password)
})

test("no report of a crash holds the environment", async () => {
  const server = await start(
    `--report-on-signal --report-directory=${reports.path} --report-filename=report.json`
  )
  const text = await report(server)
  expect(text).toContain("javascriptStack")
  expect(text).not.toContain("ADMIN_")
  expect(text).not.toContain(grace.password)
})

test.runIf(process.platform === "linux")(
  "SIGUSR1 opens no debugger, however the server was started",
  async () => {
    const server = await start()
    server.signal("SIGUSR1")
    expect((await signInGrace(server.url)).status).toBe(200)
    await server.stop()
    expect(server.output()).not.toContain("Debugger")
  }
)

test("the first admin's password leaves the environment, and the start says once that it can", async () => {
  for (const _time of ["makes the admin", "finds the admin"]) {
    const server = await start()
    const lines = server
      .output()
      .split("\n")
      .filter((line) => line.includes("ADMIN_PASSWORD"))
    expect(lines).toEqual([expect.stringMatching(/removed from the environment/)])
    expect((await signInGrace(server.url)).status).toBe(200)
    if (running.length < 2) await server.stop()
  }
  for (const server of running) expect(server.output()).not.toContain(grace.password)
})
