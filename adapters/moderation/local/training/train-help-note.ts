import { writeFileSync } from "node:fs"
import { join } from "node:path"
import {
  crisisBuckets,
  crisisFeatures,
  crisisSpans,
  letterOfStep,
  maxCrisisStep
} from "#core/domain/feedback/crisis-model.ts"
import { emptyHashes } from "../engine/model/features.ts"
import { rowOf } from "../engine/model/weight-table.ts"
import { crisisKinds, isNearCrisis, withSampledRest } from "./fit-models.ts"
import { learnClasses, type Task } from "./lessons.ts"
import { quantise } from "./quantise.ts"
import { repositoryRoot } from "./read/data-files.ts"
import type { TrainingRow } from "./row.ts"
import { readCrisisTexts, readOwnRows } from "./rows.ts"

/** The small model by which the visitor page shows its help note. It learns from this repository's rows alone. */
const weightsModule = join(repositoryRoot, "core/domain/feedback/crisis-weights.gen.ts")

const isDisclosure = ({ kind }: TrainingRow): boolean => kind === crisisKinds.disclosure

const task: Task<TrainingRow> = {
  features: ({ text }) => ({ letters: crisisFeatures(text), concepts: emptyHashes, hints: emptyHashes }),
  families: {
    letters: { bits: Math.log2(crisisBuckets), scale: 1, ratio: 0, keptShares: [0.6, 0.6] }
  },
  weight: ({ author }) => (author === undefined ? 1 : 3),
  group: ({ lang }) => lang,
  options: { cost: 0.003, epochs: 8, leastExamples: 2 }
}

/** Abuse is left out: a note beside it does no harm. */
const rows = [...readOwnRows(), ...readCrisisTexts()].filter(
  ({ label, isHeldOut, disguised }) => label === "ok" && !isHeldOut && disguised !== true
)
// A sentence of somebody's despair may be about anything else.
const spans = withSampledRest(rows, isNearCrisis).flatMap((row) =>
  isDisclosure(row) ? [row] : crisisSpans(row.text).map((text) => ({ ...row, text }))
)
const { biases, parts } = quantise(learnClasses(spans, [isDisclosure], task), {
  steps: maxCrisisStep,
  unclippedShare: 0.99
})
if (parts.letters === undefined) throw new Error("Nothing was learned.")
const { table, scales } = parts.letters
const letters = Array.from({ length: crisisBuckets }, (_, bucket) => {
  const row = rowOf(table, bucket)
  return letterOfStep(row < 0 ? 0 : (table.rows[row] ?? 0))
}).join("")
const lines = letters.match(/.{1,160}/g) ?? []
writeFileSync(
  weightsModule,
  `// Written by adapters/moderation/local/training/train-help-note.ts.
export const crisisWeights = {
  bias: ${biases[0]},
  step: ${scales[0]},
  letters: [
${lines.map((line) => `    "${line}"`).join(",\n")}
  ].join("")
}
`
)
