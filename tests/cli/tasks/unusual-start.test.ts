import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { version } from "#cli/system/version.ts"

const root = join(import.meta.dirname, "../../..")

const runNode = (...args: ReadonlyArray<string>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" })
  return { status, output: `${stdout}${stderr}` }
}

describe("a build that is older than its sources", () => {
  test.each(["EACCES", "EROFS"])("and can't be written (%s) says who builds it, and how", (code) => {
    const fail = `Promise.reject(Object.assign(new Error("dist"), { code: "${code}" }))`
    const script = `import { buildOrExit } from "#cli/tasks/support/build.ts"; await buildOrExit(() => ${fail})`
    expect(runNode("--input-type=module", "--eval", script)).toEqual({
      status: 1,
      output: `HonestHive must be built anew, but this user can't (${code}). Run \`npm run build\` as the owner of this folder.\n`
    })
  })
})

test("npm run -s honesthive -- … of docs/commands.md writes to standard output what the command does, and nothing else", () => {
  const page = readFileSync(join(root, "docs/commands.md"), "utf8")
  const [, line = ""] = /In a checkout `([^`]+) …`/.exec(page) ?? []
  const [program = "", ...args] = line.split(" ")
  const { stdout, status } = spawnSync(program, [...args, "--version"], { cwd: root, encoding: "utf8" })
  expect({ stdout, status }).toEqual({ stdout: `${version}\n`, status: 0 })
})

describe("npm run build:demo", () => {
  test.each([["--bse", "/hive/"], ["/hive/"], ["--base", "https://hive.example/"], ["--base", ""]])(
    "builds nothing for %s %s, and says what it takes",
    (...args) => {
      const { status, output } = runNode("cli/bootstrap.mjs", "build-demo", ...args)
      expect(status).toBe(2)
      expect(output).toMatch(/^[^\n]+\n\nUsage: npm run build:demo \[-- --base \/FOLDER\/\]\n$/)
    }
  )
})

describe.each(["breakages", "mutants"])("npm run %s", (task) => {
  test("begins nothing for an option that it does not know, and says what it takes", () => {
    const { status, output } = runNode("cli/bootstrap.mjs", task, "--olny", "x")
    expect(status).toBe(2)
    expect(output).toMatch(new RegExp(`^Unknown option '--olny'\n\nUsage: npm run ${task} \\[`))
  })

  test("says what it takes when asked", () => {
    const { status, output } = runNode("cli/bootstrap.mjs", task, "--help")
    expect({ status, isUsage: output.startsWith(`Usage: npm run ${task} [`) }).toEqual({
      status: 0,
      isUsage: true
    })
  })
})
