import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { openGuard } from "../engine/compiled/guard-file.ts"
import { gatherEvidence, readingsOf } from "../engine/model/evidence.ts"
import { limitsFor } from "../engine/model/limits.ts"
import { scoresOf } from "../engine/model/linear-model.ts"
import { models } from "../engine/model/models.ts"
import { opinionOn } from "../engine/model/opinion.ts"
import { understand } from "../engine/model/understand-text.ts"
import { emptyText } from "../engine/text/normalise.ts"
import { languages } from "../engine/text/script.ts"
import { compileGuard } from "./compile-guard.ts"
import { languageOf, toDraft, toExample } from "./examples.ts"
import { fixturesFolder } from "./read/places.ts"
import { type Row, readOwnRows, sorted } from "./rows.ts"

/** What the tests hold the guard to: a few held-out sentences with what lists and models say of them now. */
const file = join(fixturesFolder, "predictions.json")

const perLanguage = 6

const rounded = (scores: ReadonlyArray<number>): ReadonlyArray<number> =>
  scores.map((score) => Math.round(score * 1000) / 1000)

const predict = (row: Row) => {
  const { text } = row
  const understood = understand(readingsOf(text).at(-1) ?? emptyText)
  const evidence = gatherEvidence(text, understood.dialect.language)
  const draft = toDraft(row)
  const { features } = toExample(draft, languageOf(draft, models))
  return {
    text,
    opinion: opinionOn(text, evidence, understood, models, limitsFor),
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
