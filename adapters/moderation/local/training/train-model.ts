import { parseArgs } from "node:util"
import { objections } from "./compare-sources.ts"
import { runTraining } from "./run-training.ts"
import { findSources, readSources } from "./sources.ts"

const usage = `Usage: node adapters/moderation/local/training/train-model.ts --data FOLDER

Learns from what lies in adapters/moderation/local/data and from the public rows in FOLDER (train.jsonl.gz), writes the
weights, and prints how well they do.

  --data FOLDER    Where the public rows are; they stay there
  --changed NAME   This source is new or has changed on purpose (as often as needed)
  --without NAME   This source is not learned from any more
  --dry-run        Write nothing
  --curve          Also print the learning curve: the training of a half and of a quarter of the own sentences`

const { values } = parseArgs({
  options: {
    data: { type: "string" },
    changed: { type: "string", multiple: true, default: [] },
    without: { type: "string", multiple: true, default: [] },
    "dry-run": { type: "boolean", default: false },
    curve: { type: "boolean", default: false },
    help: { type: "boolean", default: false }
  }
})
const isDry = values["dry-run"]
const sources = findSources(values.data).filter(({ name }) => !values.without.includes(name))
const sourceProblems = objections(readSources(), sources, values)

if (values.help) console.log(usage)
else if (sourceProblems.length > 0 && !isDry) {
  console.error(
    `No weights are written: this would be another model than the last one.\n${sourceProblems.join("\n")}\n\n${usage}`
  )
  process.exitCode = 1
} else {
  for (const problem of sourceProblems) console.error(`Unlike the last model: ${problem}`)
  await runTraining({ data: values.data, sources, curve: values.curve, isDry })
}
