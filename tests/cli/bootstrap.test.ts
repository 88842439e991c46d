import { spawn } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { beforeEach, describe, expect, test } from "vitest"
import { makeFolder } from "../support/for-one-test.ts"
import { pollUntil } from "../support/people.ts"

const bootstrap = fileURLToPath(new URL("../../cli/bootstrap.mjs", import.meta.url))
const lock = { packages: { "": {}, "node_modules/a": { version: "1.0.0" } } }

/** Stands for npm: notes how it was called and what it knows, and leaves behind what npm does. */
const fakeNpm = `
const fs = require("node:fs")
fs.writeFileSync("called.json", JSON.stringify([...process.argv.slice(2, 4), String(process.env.ADMIN_PASSWORD)]))
if (fs.existsSync("fail")) process.exit(7)
fs.mkdirSync("node_modules/a", { recursive: true })
fs.writeFileSync("node_modules/a/package.json", "{}")
fs.copyFileSync("package-lock.json", "node_modules/.package-lock.json")
`

let folder: string

const at = (...names: ReadonlyArray<string>) => join(folder, ...names)
const writeLock = (content: unknown) => writeFileSync(at("package-lock.json"), JSON.stringify(content))

beforeEach(() => {
  folder = makeFolder()
  mkdirSync(at("cli", "tasks", "support"), { recursive: true })
  cpSync(bootstrap, at("cli", "bootstrap.mjs"))
  const files = {
    "npm.js": fakeNpm,
    "package.json": "{}",
    "cli/tasks/support/write-messages.ts": "",
    "cli/tasks/greet.ts": 'console.log("hello", ...process.argv.slice(2))\nprocess.exitCode = 3\n',
    "cli/tasks/wait.ts": 'console.log("waiting", ...process.execArgv)\nsetTimeout(() => undefined, 60_000)\n'
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text)
  writeLock(lock)
})

const startProcess = (command: string, args: ReadonlyArray<string>, more: NodeJS.ProcessEnv = {}) => {
  const secret = { ADMIN_PASSWORD: "nine green boats at noon" }
  const env = { PATH: process.env.PATH, npm_execpath: at("npm.js"), ...secret, ...more }
  const child = spawn(command, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] })
  const words: Array<string> = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => words.push(text))
  const ended = new Promise((resolve) =>
    child.once("close", (code) => resolve({ code, output: words.join("") }))
  )
  return { child, ended, output: () => words.join("") }
}

const runBootstrap = (...args: ReadonlyArray<string>) =>
  startProcess(process.execPath, ["cli/bootstrap.mjs", ...args]).ended

describe("the bootstrap", () => {
  test("installs what is missing, and runs the task with its arguments and its exit code; again when the lock file has changed or a package is gone", async () => {
    const greeted = { code: 3, output: expect.stringMatching(/hello you\n$/) }
    expect(await runBootstrap("greet", "you")).toEqual(greeted)
    // No tool gets the first admin's password.
    const called = JSON.stringify(["ci", "--ignore-scripts", "undefined"])
    expect(readFileSync(at("called.json"), "utf8")).toBe(called)
    writeFileSync(at("called.json"), "no")
    expect(await runBootstrap("greet")).toEqual({ code: 3, output: "hello\n" })
    expect(readFileSync(at("called.json"), "utf8")).toBe("no")
    writeLock({ packages: { "": {}, "node_modules/a": { version: "1.0.1" } } })
    await runBootstrap("greet")
    expect(readFileSync(at("called.json"), "utf8")).toBe(called)
    writeFileSync(at("called.json"), "no")
    rmSync(at("node_modules", "a"), { recursive: true })
    await runBootstrap("greet")
    expect(readFileSync(at("called.json"), "utf8")).toBe(called)
  })

  test("misses no package that is made for another machine", async () => {
    const other = { version: "1.0.0", optional: true, os: ["plan9"], cpu: ["m68k"] }
    await runBootstrap("greet")
    rmSync(at("called.json"))
    writeLock({ packages: { ...lock.packages, "node_modules/other": other } })
    expect(await runBootstrap("greet")).toEqual({ code: 3, output: "hello\n" })
    expect(existsSync(at("called.json"))).toBe(false)
  })

  test("says in one line that npm ci failed", async () => {
    writeFileSync(at("fail"), "")
    const output = expect.stringMatching(/npm ci failed\. Nothing was started\.\n$/)
    expect(await runBootstrap("greet")).toEqual({ code: 1, output })
  })

  test.each([[[]], [["frobnicate"]], [["../tasks/greet"]]])("knows its tasks: %j is none", async (args) => {
    const output = "Usage: node cli/bootstrap.mjs greet|wait [arguments]\n"
    expect(await runBootstrap(...args)).toEqual({ code: 1, output })
  })
})

describe("a signal reaches the task", () => {
  const startWaiting = async (command: string, args: ReadonlyArray<string>, env: NodeJS.ProcessEnv = {}) => {
    const { child, ended, output } = startProcess(command, args, env)
    await pollUntil("the task runs", async () => output().includes("waiting"))
    return { child, ended }
  }

  test("SIGUSR1 opens no debugger, neither in the bootstrap nor in the task", async () => {
    const { child, ended } = await startWaiting(process.execPath, ["cli/bootstrap.mjs", "wait"])
    child.kill("SIGUSR1")
    child.kill("SIGTERM")
    const output = expect.stringMatching(/^[^\n]*\nwaiting --disable-sigusr1 [^\n]*\n$/)
    expect(await ended).toEqual({ code: 143, output })
  })

  test("also one that kills npm's shell alone", async () => {
    const script = `"${process.execPath}" cli/bootstrap.mjs wait; true`
    const { child, ended } = await startWaiting("sh", ["-c", script], { npm_lifecycle_event: "start" })
    child.kill("SIGTERM")
    // The pipes close only when the task has gone.
    expect(await ended).toMatchObject({ output: expect.stringContaining("waiting") })
  })
})
