import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { openGuard } from "../engine/compiled/guard-file.ts"
import { judgeText } from "../engine/judge-text.ts"
import { languageOf } from "../engine/language-of.ts"
import { opinionOn } from "../engine/model/classifier-result.ts"
import { sortText } from "../engine/model/sort-text.ts"
import { languages } from "../engine/text/script.ts"
import { compileGuard } from "./compile-guard.ts"
import { toDraft, toExample } from "./examples.ts"
import { fixturesFolder } from "./read/data-files.ts"
import type { TrainingRow } from "./row.ts"
import { readOwnRows, sortRows } from "./rows.ts"

const predictionsFile = join(fixturesFolder, "predictions.json")

const sentencesPerLanguage = 6

const roundScores = (scores: ReadonlyArray<number>): ReadonlyArray<number> =>
  scores.map((score) => Math.round(score * 1000) / 1000)

const predict = (row: TrainingRow) => {
  const { features, spans } = toExample(toDraft(row), languageOf(row.text))
  const { decision } = judgeText(row.text)
  const { leaning, label } = opinionOn(spans)
  const { category, sentiment } = sortText(row.text)
  return {
    text: row.text,
    decision,
    label,
    leaning: Math.round(leaning * 1000) / 1000,
    ...(features === undefined
      ? {}
      : {
          category: roundScores(category),
          sentiment: roundScores(sentiment)
        })
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
    ...own.filter(({ category }) => category !== undefined).slice(0, sentencesPerLanguage / 2),
    ...own.filter(({ label }) => label === "toxic").slice(0, sentencesPerLanguage / 2)
  ]
})
writeFileSync(predictionsFile, `${JSON.stringify(chosenSentences.map(predict), null, 2)}\n`)
