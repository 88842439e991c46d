import { parseArgs } from "node:util"
import { objections } from "./compare-sources.ts"
import { relearnCrisis, runTraining } from "./run-training.ts"
import { findSources, readSources } from "./sources.ts"

const usage = `Usage: node adapters/moderation/local/training/train-model.ts --data FOLDER

Learns from what lies in adapters/moderation/local/data and from the public rows in FOLDER (train.jsonl.gz), and writes the
weights. measure-guard.ts tells how well they do.

  --data FOLDER    Where the public rows are; they stay there
  --changed NAME   This source is new or has changed on purpose (as often as needed)
  --without NAME   This source is not learned from any more
  --only-crisis    Learns the model of crises anew and leaves the others as they are`

const { values } = parseArgs({
  options: {
    data: { type: "string" },
    changed: { type: "string", multiple: true, default: [] },
    without: { type: "string", multiple: true, default: [] },
    "only-crisis": { type: "boolean", default: false },
    help: { type: "boolean", default: false }
  }
})
const sources = findSources(values.data).filter(({ name }) => !values.without.includes(name))
const options = { data: values.data, sources }
const sourceProblems = objections(readSources(), sources, values)

if (values.help) console.log(usage)
else if (sourceProblems.length > 0) {
  console.error(
    `No weights are written: this would be another model than the last one.\n${sourceProblems.join("\n")}\n\n${usage}`
  )
  process.exitCode = 1
} else if (values["only-crisis"]) relearnCrisis(options)
else await runTraining(options)
