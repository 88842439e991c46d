import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { buildIfStale } from "./support/build.ts"
import { type CheckCounts, runChecks } from "./support/checks.ts"
import { repositoryRoot, runProgram } from "./support/run.ts"

const reportFile = join(repositoryRoot, "node_modules", ".cache", "honesthive-tests.json")

const tryBuild = async (): Promise<CheckCounts> => {
  try {
    await buildIfStale()
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.log(`✗ build: ${error instanceof Error ? error.message : error}`)
    return { passed: 0, failed: 1 }
  }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numTotalTests: number
  readonly success: boolean
}

const isReport = (value: unknown): value is VitestReport =>
  typeof value === "object" &&
  value !== null &&
  "numPassedTests" in value &&
  "numTotalTests" in value &&
  "success" in value

/** A skipped test counts as failed, and so does a run that fails without a failed test. */
const readTally = (code: number): CheckCounts => {
  const found: unknown = JSON.parse(readFileSync(reportFile, "utf8"))
  if (!isReport(found)) return { passed: 0, failed: 1 }
  const failed = found.numTotalTests - found.numPassedTests
  const isFailed = code !== 0 || !found.success
  return { passed: found.numPassedTests, failed: failed === 0 && isFailed ? 1 : failed }
}

const runVitest = async (): Promise<CheckCounts> => {
  rmSync(reportFile, { force: true })
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`]
  const code = await runProgram("vitest", ["run", "--config", "vitest.workspace.ts", ...reporters])
  try {
    return readTally(code)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const runTests = async (): Promise<ReadonlyArray<CheckCounts>> => [await tryBuild(), await runVitest()]

const [checks, tests] = await Promise.all([runChecks(), runTests()])
console.log(checks.lines.join("\n"))
const tallies = [checks, ...tests]
const sumOf = (key: keyof CheckCounts) => tallies.reduce((total, tally) => total + tally[key], 0)
console.log(`${sumOf("passed")} passed, ${sumOf("failed")} failed`)
process.exitCode = sumOf("failed") > 0 ? 1 : 0
