import { categories } from "#core/domain/categories/category.ts"
import { leading } from "../engine/model/classes.ts"
import { scoresOf } from "../engine/model/linear-model.ts"
import { moods, sentimentOf } from "../engine/model/moods.ts"
import { languages } from "../engine/text/script.ts"
import { disguise, disguises } from "./disguises.ts"
import { type Example, languageOf, toDraft, toExample } from "./examples.ts"
import { f1, perLanguage, shareOf, table } from "./tables.ts"
import { refuses, type Trained } from "./trained.ts"

/** Macro-F1 and F1 of the toxic class, what is refused and what is found. */
const decisionsOf = (trained: Trained, examples: ReadonlyArray<Example>): Record<string, string> => {
  const judged = examples.map((example) => ({ ...example, refused: refuses(trained, example) }))
  const toxic = judged.filter(({ label }) => label === "toxic")
  const fair = judged.filter(({ label }) => label === "ok")
  const hits = toxic.filter(({ refused }) => refused).length
  const passed = fair.filter(({ refused }) => !refused).length
  const errors = judged.length - hits - passed
  return {
    rows: `${judged.length}`,
    "macro-F1": ((f1(hits, errors) + f1(passed, errors)) / 2).toFixed(3),
    "F1 toxic": f1(hits, errors).toFixed(3),
    "refused %": shareOf(fair, ({ refused }) => refused),
    "found %": shareOf(toxic, ({ refused }) => refused),
    "plain %": shareOf(
      toxic.filter(({ disguised }) => disguised !== true),
      ({ refused }) => refused
    ),
    "disguised %": shareOf(
      toxic.filter(({ disguised }) => disguised === true),
      ({ refused }) => refused
    )
  }
}

/** Of every fourth text of held-out abuse, how much gets the decision of its plain form when it is disguised. */
const steadinessOf = (trained: Trained, examples: ReadonlyArray<Example>): Record<string, string> => {
  const plain = examples
    .filter(({ label, disguised }) => label === "toxic" && disguised !== true)
    .filter((_, index) => index % 4 === 0)
  return Object.fromEntries(
    Object.keys(disguises).map((way) => [
      way,
      shareOf(plain, (example) => {
        const draft = toDraft({ ...example, text: disguise(way, example.text) })
        const hidden = toExample(draft, languageOf(draft, trained.models))
        return refuses(trained, hidden) === refuses(trained, example)
      })
    ])
  )
}

const byKind =
  (trained: Trained, wanted: "ok" | "toxic") =>
  (examples: ReadonlyArray<Example>): Record<string, string> => {
    const some = examples.filter(({ label }) => label === wanted)
    const kinds = Map.groupBy(some, ({ kind }) => kind ?? "?")
    return Object.fromEntries(
      [...kinds]
        .sort()
        .map(([kind, some]) => [kind.slice(0, 11), shareOf(some, (one) => refuses(trained, one))])
    )
  }

const sortingOf = ({ models }: Trained, examples: ReadonlyArray<Example>): Record<string, string> => {
  const sorted = examples.filter(({ category }) => category !== undefined)
  const felt = examples.filter(({ sentiment }) => sentiment !== undefined)
  return {
    rows: `${sorted.length}`,
    "category %": shareOf(
      sorted,
      ({ features, category }) =>
        leading(categories, scoresOf(models.category, features), "Other / General") === category
    ),
    "sentiment %": shareOf(
      felt,
      ({ features, sentiment }) =>
        sentimentOf(leading(moods, scoresOf(models.sentiment, features), "neutral")) === sentiment
    )
  }
}

/** All tables on examples that nothing was learned from. */
export const printTables = (trained: Trained, heldOut: ReadonlyArray<Example>): void => {
  const plain = heldOut.filter(({ derived_from }) => derived_from === undefined)
  const own = plain.filter(({ origin, label }) => origin === "own" && label !== undefined)
  table(
    "Own sentences, held-out third",
    perLanguage(own, (some) => decisionsOf(trained, some))
  )
  table("… abuse found by kind, %", perLanguage(own, byKind(trained, "toxic")))
  table("… acceptable feedback refused by kind, %", perLanguage(own, byKind(trained, "ok")))
  table(
    "… disguised abuse that gets the decision of its plain form, %",
    perLanguage(own, (some) => steadinessOf(trained, some))
  )
  table(
    "… category and sentiment",
    perLanguage(
      plain.filter(({ origin }) => origin === "own"),
      (some) => sortingOf(trained, some)
    )
  )
  for (const origin of ["open", "research"] as const) {
    const rows = heldOut.filter((one) => one.origin === origin)
    if (rows.length > 0)
      table(
        `Public comments, ${origin}`,
        perLanguage(rows, (some) => decisionsOf(trained, some))
      )
  }
}

export const printCurvePoint = (name: string, trained: Trained, heldOut: ReadonlyArray<Example>): void => {
  const own = heldOut.filter(
    ({ origin, label, derived_from }) => origin === "own" && label !== undefined && derived_from === undefined
  )
  table(
    `Learning curve: ${name} of the own sentences`,
    languages.map((language) => ({
      language,
      ...decisionsOf(
        trained,
        own.filter(({ lang }) => lang === language)
      ),
      ...sortingOf(
        trained,
        own.filter(({ lang }) => lang === language)
      )
    }))
  )
}
