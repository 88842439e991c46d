import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { gzipSync } from "node:zlib"
import { describe, expect, test } from "vitest"
import { serverBundle } from "#cli/tasks/support/build.ts"

const serverFolder = dirname(serverBundle)
const guardFolder = join(serverFolder, "..", "guard")

const codeByFile = new Map(
  readdirSync(serverFolder).map((name) => [name, readFileSync(join(serverFolder, name), "utf8")])
)

const hexKey = "a".repeat(64)

test.each([
  [
    "SMTP_URL",
    "smtp://hive:50%off@mail.example",
    { MAIL_FROM: "a@hive.example", PUBLIC_URL: "https://hive.example" }
  ],
  ["DATABASE_URL", "postgres://hive:50%off@db.example/hive", { ENCRYPTION_KEY: hexKey }]
])(
  "%s, whose password has a bare %%, stops the start with one line of the bundle, too",
  (name, value, rest) => {
    const env = { PATH: process.env.PATH, PORT: "0", DATA_DIR: "/dev/null/data", ...rest, [name]: value }
    const { status, stderr } = spawnSync(process.execPath, [serverBundle], {
      env,
      encoding: "utf8",
      timeout: 20_000
    })
    expect(stderr).toMatch(
      new RegExp(`^HonestHive did not start\\. ${name} must be [^\\n]*percent-encoded[^\\n]*\\n$`)
    )
    expect(status).toBe(1)
  }
)

describe("what a server starts with", () => {
  test("is the server: some three million bytes of code and words, and no data of the guard", () => {
    const code = [...codeByFile.values()].join("\n")
    expect(Buffer.byteLength(code)).toBeLessThan(3_400_000)
    const longest = Math.max(...code.split("\n").map(({ length }) => length))
    expect(longest).toBeLessThan(20_000)
  })

  test("is read in parts: to parse one takes eight times its size, which the process then keeps", () => {
    const sizes = [...codeByFile].map(([name, code]) => ({ name, bytes: Buffer.byteLength(code) }))
    expect(sizes.filter(({ bytes }) => bytes > 1_000_000)).toEqual([])
  })

  test("is all that it ever loads of itself: an update may replace the files under a running server", () => {
    const later = /\bimport\("\.\/([a-z-]+)\d*\.js"\)/g
    const names = [...codeByFile.values()].flatMap((code) =>
      [...code.matchAll(later)].map(([, name]) => name)
    )
    const ofCommands = ["move-data", "perform-task", "restore-file", "run"]
    const atStart = ["comprehend", "openai", "postgres", "run-program"]
    const ofBrowsers = ["crisis-model"]
    expect([...new Set(names)].toSorted()).toEqual([...atStart, ...ofCommands, ...ofBrowsers].toSorted())
  })

  test("loads packages when it needs them: at the start none but Node's own", () => {
    const atStart = /^(?:import|export) (?:[^"]* from )?"((?!node:|\.\/)[^"]+)"/gm
    const packages = [...codeByFile.values()].flatMap((code) =>
      [...code.matchAll(atStart)].map(([, name]) => name)
    )
    expect(packages).toEqual([])
    expect([...codeByFile.values()].join("\n")).toContain('import("fflate")')
  })

  test("has the guard's words and weights in one file beside it, and what it learned from in another", () => {
    expect(gzipSync(readFileSync(join(guardFolder, "guard.bin"))).length).toBeLessThan(6_000_000)
    expect(statSync(join(guardFolder, "seen.bin")).size % 4).toBe(0)
  })
})
