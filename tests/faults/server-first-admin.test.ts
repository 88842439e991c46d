import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { grace, graceEnv, signInGrace } from "../support/people.ts"
import type { RunningServer } from "../support/running-server.ts"
import { startServer, temporaryFolder } from "../support/server.ts"

const folder = temporaryFolder()
const reports = temporaryFolder()
let server: RunningServer

/** Has the server write its child's environment into a file at SIGWINCH. */
const childFile = join(reports.path, "child")
const childCode = `import { execFileSync } from "node:child_process"
  import { renameSync, writeFileSync } from "node:fs"
  process.on("SIGWINCH", () => {
    writeFileSync("${childFile}.new", execFileSync(process.execPath, ["-p", "JSON.stringify(process.env)"]))
    renameSync("${childFile}.new", "${childFile}")
  })`

const nodeOptions = [
  `--import data:text/javascript,${encodeURIComponent(childCode)}`,
  `--report-on-signal --report-directory=${reports.path} --report-filename=report.json`
]

const start = async (NODE_OPTIONS: string) => {
  server = await startServer({ dataDir: folder.path, env: { ...graceEnv, NODE_OPTIONS } })
}

beforeAll(() => start(nodeOptions.join(" ")))

afterAll(async () => {
  await server.stop("SIGKILL")
  folder.remove()
  reports.remove()
})

test("no child process of the server holds the first admin's password", async () => {
  server.signal("SIGWINCH")
  await expect.poll(() => readdirSync(reports.path)).toContain("child")
  const env = readFileSync(childFile, "utf8")
  expect(env).toContain("ADMIN_USERNAME")
  expect(env).not.toContain(grace.password)
})

test("no report of a crash holds the environment", async () => {
  server.signal("SIGUSR2")
  await expect.poll(() => readdirSync(reports.path)).toContain("report.json")
  const file = join(reports.path, "report.json")
  await expect.poll(() => readFileSync(file, "utf8").trimEnd().endsWith("}")).toBe(true)
  const text = readFileSync(file, "utf8")
  expect(text).toContain("javascriptStack")
  expect(text).not.toContain("ADMIN_")
  expect(text).not.toContain(grace.password)
})

test("the first admin's password leaves the environment, and the start says once that it can", async () => {
  const expectSaidOnce = async () => {
    const lines = server
      .output()
      .split("\n")
      .filter((line) => line.includes("ADMIN_PASSWORD"))
    expect(lines).toEqual([expect.stringMatching(/removed from the environment/)])
    expect((await signInGrace(server.url)).status).toBe(200)
    expect(server.output()).not.toContain(grace.password)
  }
  await expectSaidOnce()
  await server.stop()
  // This one finds the admin that the first one made.
  await start("")
  await expectSaidOnce()
})

test.runIf(process.platform === "linux")(
  "SIGUSR1 opens no debugger, however the server was started",
  async () => {
    server.signal("SIGUSR1")
    expect((await signInGrace(server.url)).status).toBe(200)
    await server.stop()
    expect(server.output()).not.toContain("Debugger")
  }
)
