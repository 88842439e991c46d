import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { grace, graceEnv, signInGrace } from "../support/people.ts"
import type { RunningServer } from "../support/running-server.ts"
import { startServer, temporaryFolder } from "../support/server.ts"

const folder = temporaryFolder()
const reports = temporaryFolder()
const running: Array<RunningServer> = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop("SIGKILL")))
  folder.remove()
  reports.remove()
})

const start = async () => {
  const NODE_OPTIONS = `--report-on-signal --report-directory=${reports.path} --report-filename=report.json`
  const env = { ...graceEnv, NODE_OPTIONS }
  const server = await startServer({ dataDir: folder.path, env })
  running.push(server)
  return server
}

/** What a crash would leave behind. */
const report = async (server: RunningServer): Promise<string> => {
  server.signal("SIGUSR2")
  await expect.poll(() => readdirSync(reports.path)).toEqual(["report.json"])
  const file = join(reports.path, "report.json")
  await expect.poll(() => readFileSync(file, "utf8").trimEnd().endsWith("}")).toBe(true)
  return readFileSync(file, "utf8")
}

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
    else expect(await report(server)).toContain("ADMIN_USERNAME")
  }
  const text = readFileSync(join(reports.path, "report.json"), "utf8")
  expect(text).not.toContain("ADMIN_PASSWORD")
  expect(text).not.toContain(grace.password)
  for (const server of running) expect(server.output()).not.toContain(grace.password)
})
