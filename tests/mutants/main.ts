import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readOptionsOrExit } from "../support/read-options.ts"
import { makeHunter } from "./hunter.ts"
import { mutantsOf } from "./mutants-of.ts"
import { type MutantTrial, makeReport } from "./report.ts"
import { survivors } from "./survivors.ts"
import { domainTests, root, testsOf } from "./tests-of.ts"
import unnoticed from "./unnoticed.json" with { type: "json" }

const usage = `Usage: npm run mutants [-- --only PART]

Changes the rules in core/domain, one place after the other, and names each change that no test notices.
--only: files with this in their path, such as badges/.`

const { only } = readOptionsOrExit(usage, { only: { type: "string", default: "" } }).values
const isWanted = (file: string): boolean => file.includes(only)
const files = globSync("core/domain/**/*.ts", { cwd: root }).filter(isWanted).toSorted()

const startedAt = performance.now()
const hunters = [makeHunter(), makeHunter()]
process.on("exit", () => {
  for (const { stop } of hunters) stop()
})
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1))

const tenMinutes = 600_000
const healthy = await hunters[0]?.hunt({ path: "", source: "", tests: domainTests() }, tenMinutes)
if (healthy?.failure !== null) {
  console.error(`The tests fail without any mutant: ${healthy?.failure}`)
  process.exit(1)
}

/** A slow machine is no reason to take a mutant for one that never ends. */
const mutantTimeoutMillis = Math.max(30_000, 10 * (performance.now() - startedAt))

const report = makeReport(
  survivors.filter(({ file }) => isWanted(file)),
  unnoticed
)

const tryFile = async (
  file: string,
  hunter: (typeof hunters)[number]
): Promise<ReadonlyArray<MutantTrial>> => {
  const path = join(root, file)
  const tests = testsOf(path)
  const tried: Array<MutantTrial> = []
  for (const mutant of mutantsOf(path, readFileSync(path, "utf8"))) {
    tried.push({
      file,
      mutant,
      ...(await hunter.hunt({ path, source: mutant.source, tests }, mutantTimeoutMillis))
    })
  }
  if (tried.length > 0) console.log(report.linesOf(file, tried).join("\n"))
  return tried
}

const waiting = [...files]
const tried: Array<MutantTrial> = []
await Promise.all(
  hunters.map(async (hunter) => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      tried.push(...(await tryFile(file, hunter)))
    }
  })
)
console.log(report.summaryOf(tried).join("\n"))
console.log(`${Math.round((performance.now() - startedAt) / 1000)} seconds`)
process.exit(report.isEnough(tried) ? 0 : 1)
