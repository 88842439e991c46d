import { spawn } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { join, relative } from "node:path"
import type { ProjectCopy } from "./copy.ts"

/** Fields of Vitest's report that are read here. */
interface JsonReport {
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly assertionResults: ReadonlyArray<{
      readonly fullName: string
      readonly status: string
      readonly failureMessages: ReadonlyArray<string | null> | null
    }>
  }>
}

export interface TestRun {
  readonly file: string
  readonly title: string
  readonly isFailed: boolean
  /** The first line of what a failed test says. */
  readonly reason: string
}

const limitMillis = 900_000

/** Variables of the outer test run must not reach the tests that are run here. */
const cleanEnv = (): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:VITE|VITEST|NODE_ENV|TEST$)/.test(name))
  return { ...Object.fromEntries(own), TEST_FORM: "long" }
}

interface VitestExit {
  readonly code: number | null
  readonly words: string
}

const runNode = (copy: ProjectCopy, args: ReadonlyArray<string>): Promise<VitestExit> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: copy.path,
      env: cleanEnv(),
      stdio: ["ignore", "pipe", "pipe"],
      timeout: limitMillis
    })
    const words: Array<string> = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => words.push(text))
    }
    child.on("error", reject)
    child.on("close", (code) => resolve({ code, words: words.join("") }))
  })

const projectOf = (file: string): string => /^tests\/(\w+)\//.exec(file)?.[1] ?? "core"

const isBuildNeeded = (file: string): boolean => !["core", "adapters", "ui"].includes(projectOf(file))

/**
 * Code that doesn't build would fail every test, and prove nothing. The task itself is run: the entry of every script
 * would install missing packages, and so empty the folder that the copy shares with the project.
 */
const build = async (copy: ProjectCopy): Promise<void> => {
  const { code, words } = await runNode(copy, [join(copy.path, "cli", "tasks", "build.ts")])
  if (code !== 0) throw new Error(`The breakage does not build.\n${words}`)
}

/** Runs those tests of the files whose titles match, and says how each ended. What cannot be loaded proves nothing. */
export const runTests = async (
  copy: ProjectCopy,
  files: ReadonlyArray<string>,
  titles: string
): Promise<ReadonlyArray<TestRun>> => {
  if (files.some(isBuildNeeded)) await build(copy)
  const report = join(copy.path, ".cache-report.json")
  rmSync(report, { force: true })
  const projects = [...new Set(files.map(projectOf))].flatMap((name) => ["--project", name])
  const reporter = ["--reporter=json", `--outputFile=${report}`]
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "vitest.workspace.ts"]
  const { words } = await runNode(copy, [...vitest, ...projects, ...reporter, "-t", titles, ...files])
  if (!existsSync(report)) throw new Error(`The tests could not be run.\n${words}`)
  const { testResults }: JsonReport = JSON.parse(readFileSync(report, "utf8"))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      file: relative(copy.path, name).replaceAll("\\", "/"),
      title: fullName,
      isFailed: status === "failed",
      reason: failureMessages?.[0]?.split("\n")[0] ?? ""
    }))
  )
}
