import { parseArgs } from "node:util"
import { currentPage, rowsOf } from "../support/promises/page.ts"
import { type Breakage, readBreakages } from "./breakage.ts"
import { makeControl } from "./control.ts"
import { makeCopy } from "./copy.ts"
import { hasSurvived, linesOf } from "./report.ts"
import { tryBreakage } from "./try-breakage.ts"

const { only = "" } = parseArgs({ options: { only: { type: "string" } } }).values
const wanted = only.split(",").filter((name) => name !== "")

const isWanted = ({ name, breaks }: Breakage): boolean =>
  wanted.length === 0 || wanted.includes(name) || breaks.some(({ number }) => wanted.includes(number))

const copy = makeCopy()
process.on("exit", copy.remove)
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1))

const rows = rowsOf(currentPage())
const breakages = readBreakages().filter(isWanted)
const control = makeControl(copy, rows)
console.log("Promise | Breakage | Caught by | What it said | Time")
let survivors = 0
for (const breakage of breakages) {
  try {
    const tried = await tryBreakage(copy, breakage, rows, control)
    if (hasSurvived(tried)) survivors += 1
    console.log(linesOf(tried).join("\n"))
  } catch (problem) {
    survivors += 1
    console.log(`✗ ${breakage.name} | ${problem}`)
  }
}
console.log(`${breakages.length - survivors} of ${breakages.length} breakages were caught.`)
process.exitCode = survivors > 0 || breakages.length === 0 ? 1 : 0
