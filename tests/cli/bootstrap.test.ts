import { type ChildProcess, spawn } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { pollUntil } from "../support/people.ts"
import { temporaryFolder } from "../support/server.ts"

const bootstrap = fileURLToPath(new URL("../../cli/bootstrap.mjs", import.meta.url))
const lock = { packages: { "": {}, "node_modules/a": { version: "1.0.0" } } }

/** Stands for npm: notes how it was called, and leaves behind what npm does. */
const fakeNpm = `
const fs = require("node:fs")
fs.writeFileSync("called.json", JSON.stringify(process.argv.slice(2)))
if (fs.existsSync("fail")) process.exit(7)
fs.mkdirSync("node_modules", { recursive: true })
fs.copyFileSync("package-lock.json", "node_modules/.package-lock.json")
`

let folder: ReturnType<typeof temporaryFolder>

const at = (...names: ReadonlyArray<string>) => join(folder.path, ...names)
const writeLock = (content: unknown) => writeFileSync(at("package-lock.json"), JSON.stringify(content))

beforeEach(() => {
  folder = temporaryFolder()
  mkdirSync(at("cli", "tasks", "support"), { recursive: true })
  cpSync(bootstrap, at("cli", "bootstrap.mjs"))
  writeFileSync(at("npm.js"), fakeNpm)
  writeFileSync(at("cli", "tasks", "support", "write-messages.ts"), "")
  writeFileSync(
    at("cli", "tasks", "greet.ts"),
    'console.log("hello", ...process.argv.slice(2))\nprocess.exitCode = 3\n'
  )
  writeFileSync(
    at("cli", "tasks", "wait.ts"),
    'console.log("waiting", ...process.execArgv)\nsetTimeout(() => undefined, 60_000)\n'
  )
  writeLock(lock)
})

afterEach(() => folder.remove())

interface BootstrapExit {
  readonly code: number | null
  readonly output: string
}

const startProcess = (
  command: string,
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {}
) => {
  const child: ChildProcess = spawn(command, args, {
    cwd: folder.path,
    env: { PATH: process.env.PATH, npm_execpath: at("npm.js"), ...env },
    stdio: ["ignore", "pipe", "pipe"]
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text
    })
  }
  const ended = new Promise<BootstrapExit>((resolve) =>
    child.once("close", (code) => resolve({ code, output }))
  )
  return { child, ended, output: () => output }
}

const runBootstrap = (...args: ReadonlyArray<string>) =>
  startProcess(process.execPath, ["cli/bootstrap.mjs", ...args]).ended

describe("the bootstrap", () => {
  test("installs what is missing, once, and runs the task with its arguments and its exit code", async () => {
    expect(await runBootstrap("greet", "you")).toMatchObject({
      code: 3,
      output: expect.stringContaining("hello you")
    })
    expect(JSON.parse(readFileSync(at("called.json"), "utf8")).slice(0, 2)).toEqual([
      "ci",
      "--ignore-scripts"
    ])
    writeFileSync(at("called.json"), "no")
    expect(await runBootstrap("greet")).toEqual({ code: 3, output: "hello\n" })
    expect(readFileSync(at("called.json"), "utf8")).toBe("no")
  })

  test("gives no tool the first admin's password", async () => {
    const env = { ADMIN_PASSWORD: "nine green boats at noon" }
    writeFileSync(at("npm.js"), `${fakeNpm}\nfs.writeFileSync("known", String(process.env.ADMIN_PASSWORD))`)
    await startProcess(process.execPath, ["cli/bootstrap.mjs", "greet"], env).ended
    expect(readFileSync(at("known"), "utf8")).toBe("undefined")
  })

  test("installs again when the lock file has changed", async () => {
    await runBootstrap("greet")
    writeFileSync(at("called.json"), "no")
    writeLock({ packages: { "": {}, "node_modules/a": { version: "1.0.1" } } })
    await runBootstrap("greet")
    expect(readFileSync(at("called.json"), "utf8")).not.toBe("no")
  })

  test("misses no package that is made for another machine", async () => {
    const other = { version: "1.0.0", optional: true, os: ["plan9"], cpu: ["m68k"] }
    mkdirSync(at("node_modules"))
    writeFileSync(at("node_modules", ".package-lock.json"), JSON.stringify(lock))
    writeLock({ packages: { ...lock.packages, "node_modules/other": other } })
    expect(await runBootstrap("greet")).toEqual({ code: 3, output: "hello\n" })
    expect(existsSync(at("called.json"))).toBe(false)
  })

  test("says in one line that npm ci failed", async () => {
    writeFileSync(at("fail"), "")
    const { code, output } = await runBootstrap("greet")
    expect(code).toBe(1)
    expect(output).toMatch(/npm ci failed\. Nothing was started\.\n$/)
  })

  test.each([[[]], [["frobnicate"]], [["../tasks/greet"]]])("knows its tasks: %j is none", async (args) => {
    const { code, output } = await runBootstrap(...args)
    expect(code).toBe(1)
    expect(output).toBe("Usage: node cli/bootstrap.mjs greet|wait [arguments]\n")
  })
})

describe("a signal", () => {
  const isWaiting = (output: () => string) =>
    pollUntil("the task runs", async () => output().includes("waiting"))

  test("reaches the task", async () => {
    const { child, ended, output } = startProcess(process.execPath, ["cli/bootstrap.mjs", "wait"])
    await isWaiting(output)
    child.kill("SIGTERM")
    expect((await ended).code).toBe(143)
  })

  test("SIGUSR1 opens no debugger, neither in the bootstrap nor in the task", async () => {
    const { child, ended, output } = startProcess(process.execPath, ["cli/bootstrap.mjs", "wait"])
    await isWaiting(output)
    child.kill("SIGUSR1")
    child.kill("SIGTERM")
    const { code, output: words } = await ended
    expect([code, words.split("\n").slice(1)]).toEqual([
      143,
      [expect.stringMatching(/^waiting --disable-sigusr1 /), ""]
    ])
  })

  test("that kills npm's shell alone ends the task as well", async () => {
    const script = `"${process.execPath}" cli/bootstrap.mjs wait; true`
    const { child, ended, output } = startProcess("sh", ["-c", script], { npm_lifecycle_event: "start" })
    await isWaiting(output)
    child.kill("SIGTERM")
    // The pipes close only when the task has gone.
    expect(await ended).toMatchObject({ output: expect.stringContaining("waiting") })
  })
})
