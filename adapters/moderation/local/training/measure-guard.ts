import { existsSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { openGuard } from "../engine/compiled/guard-file.ts"
import { compileGuard } from "./compile-guard.ts"
import { printEverydayNotes } from "./everyday-notes.ts"
import { printAccuracy } from "./measure-accuracy.ts"
import { printFairness } from "./measure-fairness.ts"
import { readCrisisTexts, readOwnRows, readPublic, sortRows } from "./rows.ts"

const usage = `Usage: node adapters/moderation/local/training/measure-guard.ts [--data FOLDER]

Prints the tables of the model card: what the guard decides, whole, on texts that it has not learned from.

  --data FOLDER    Measure the public comments in it, too (dev-evaluation-only.jsonl.gz)`

const { values } = parseArgs({
  options: { data: { type: "string" }, help: { type: "boolean", default: false } }
})

const readComments = (folder: string) => {
  const file = join(folder, "dev-evaluation-only.jsonl.gz")
  if (existsSync(file)) return readPublic(file, true)
  console.error(`${file} is not there: public comments are not measured`)
  return []
}

if (values.help) console.log(usage)
else {
  const compiled = compileGuard()
  openGuard(() => compiled)
  const rows = [
    ...readOwnRows(),
    ...readCrisisTexts(),
    ...(values.data === undefined ? [] : readComments(values.data))
  ]
  printAccuracy(
    sortRows(rows).filter(({ isHeldOut, derived_from }) => isHeldOut && derived_from === undefined)
  )
  printFairness()
  printEverydayNotes()
}
