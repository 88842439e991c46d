import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { openGuard } from "../engine/compiled/guard-file.ts"
import { judgeText } from "../engine/judge-text.ts"
import { opinionOn } from "../engine/model/classifier-result.ts"
import { emptyFeatures, type Features } from "../engine/model/features.ts"
import { scoresOf } from "../engine/model/linear-model.ts"
import { modelSettings, models } from "../engine/model/models.ts"
import { languages } from "../engine/text/script.ts"
import { compileGuard } from "./compile-guard.ts"
import { languageOf, toDraft, toExample } from "./examples.ts"
import { fixturesFolder } from "./read/data-files.ts"
import type { TrainingRow } from "./row.ts"
import { readOwnRows, sortRows } from "./rows.ts"

/** Fixture of held-out sentences with the current findings and scores, which tests compare. */
const predictionsFile = join(fixturesFolder, "predictions.json")

const perLanguage = 6

const roundScores = (scores: ReadonlyArray<number>): ReadonlyArray<number> =>
  scores.map((score) => Math.round(score * 1000) / 1000)

const emptyFeatureSet: Features = { letters: emptyFeatures, concepts: emptyFeatures, hints: emptyFeatures }

const predict = (row: TrainingRow) => {
  const draft = toDraft(row)
  const { features = emptyFeatureSet, pieces } = toExample(draft, languageOf(draft, models))
  const { decision, helpNote } = judgeText(row.text)
  const { leaning, label } = opinionOn(pieces, models, modelSettings())
  return {
    text: row.text,
    decision,
    helpNote,
    label,
    leaning: Math.round(leaning * 1000) / 1000,
    category: roundScores(scoresOf(models.category, features)),
    sentiment: roundScores(scoresOf(models.sentiment, features))
  }
}

const compiledGuard = compileGuard()
openGuard(() => compiledGuard)

const heldOutSentences = sortRows(readOwnRows()).filter(
  ({ isHeldOut, label }) => isHeldOut && label !== undefined
)
const chosenSentences = languages.flatMap((language) => {
  const own = heldOutSentences.filter(({ lang }) => lang === language)
  return [
    ...own.filter(({ category }) => category !== undefined).slice(0, perLanguage / 2),
    ...own.filter(({ label }) => label === "toxic").slice(0, perLanguage / 2)
  ]
})
writeFileSync(predictionsFile, `${JSON.stringify(chosenSentences.map(predict), null, 2)}\n`)
