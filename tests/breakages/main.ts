import { currentPage, rowsOf } from "../support/promises/page.ts"
import { readOptionsOrExit } from "../support/read-options.ts"
import { type Breakage, readBreakages } from "./breakage.ts"
import { makeCopy } from "./copy.ts"
import { type BreakageFinding, isCaught, makeTrial } from "./trial.ts"

const usage = `Usage: npm run breakages [-- --only NAME,NAME]

Breaks the promises of docs/promises.md by each patch in tests/breakages/patches, and names each that no test notices.
--only: names of patches, or numbers of promises.`

const { only } = readOptionsOrExit(usage, { only: { type: "string", default: "" } }).values
const wanted = only.split(",").filter((name) => name !== "")

const isWanted = ({ name, breaks }: Breakage): boolean =>
  wanted.length === 0 || wanted.includes(name) || breaks.some(({ number }) => wanted.includes(number))

const outcomeOf = ({ caughtBy, failed, isRedAlready }: BreakageFinding): string => {
  if (isRedAlready) return `RED ALREADY, without the breakage: ${caughtBy}`
  return failed === undefined
    ? `SURVIVED: no test failed in ${caughtBy}`
    : `${caughtBy} “${failed.title}” | ${failed.reason}`
}

const copy = makeCopy()
process.on("exit", copy.remove)
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1))

const tryBreakage = makeTrial(copy, rowsOf(currentPage()))
const breakages = readBreakages().filter(isWanted)
console.log("Promise | Breakage | Caught by | What it said")
let survivors = 0
for (const breakage of breakages) {
  try {
    const findings = await tryBreakage(breakage)
    if (!findings.every(isCaught)) survivors += 1
    for (const one of findings)
      console.log(`${isCaught(one) ? "✓" : "✗"} ${one.number} | ${breakage.name} | ${outcomeOf(one)}`)
  } catch (problem) {
    survivors += 1
    console.log(`✗ ${breakage.name} | ${problem}`)
  }
}
console.log(`${breakages.length - survivors} of ${breakages.length} breakages were caught.`)
process.exitCode = survivors > 0 || breakages.length === 0 ? 1 : 0
