import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { openGuard } from "../engine/compiled/guard-file.ts"
import { judgeText } from "../engine/judge-text.ts"
import { type Features, noFeatures } from "../engine/model/features.ts"
import { scoresOf } from "../engine/model/linear-model.ts"
import { models, settings } from "../engine/model/models.ts"
import { opinionOn } from "../engine/model/opinion.ts"
import { languages } from "../engine/text/script.ts"
import { compileGuard } from "./compile-guard.ts"
import { languageOf, toDraft, toExample } from "./examples.ts"
import { fixturesFolder } from "./read/places.ts"
import type { Row } from "./row.ts"
import { readOwnRows, sorted } from "./rows.ts"

/** Fixture of held-out sentences with the current findings and scores, which tests compare. */
const file = join(fixturesFolder, "predictions.json")

const perLanguage = 6

const rounded = (scores: ReadonlyArray<number>): ReadonlyArray<number> =>
  scores.map((score) => Math.round(score * 1000) / 1000)

const none: Features = { letters: noFeatures, concepts: noFeatures, hints: noFeatures }

const predict = (row: Row) => {
  const draft = toDraft(row)
  const { features = none, pieces } = toExample(draft, languageOf(draft, models))
  const { decision, helpNote } = judgeText(row.text)
  const { leaning, label } = opinionOn(pieces, models, settings().comment)
  return {
    text: row.text,
    decision,
    helpNote,
    label,
    leaning: Math.round(leaning * 1000) / 1000,
    category: rounded(scoresOf(models.category, features)),
    sentiment: rounded(scoresOf(models.sentiment, features))
  }
}

const guard = compileGuard()
openGuard(() => guard)

const heldOut = sorted(readOwnRows()).filter(({ isHeldOut, label }) => isHeldOut && label !== undefined)
const chosen = languages.flatMap((language) => {
  const own = heldOut.filter(({ lang }) => lang === language)
  return [
    ...own.filter(({ category }) => category !== undefined).slice(0, perLanguage / 2),
    ...own.filter(({ label }) => label === "toxic").slice(0, perLanguage / 2)
  ]
})
writeFileSync(file, `${JSON.stringify(chosen.map(predict), null, 2)}\n`)
