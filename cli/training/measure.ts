import { cellName, type Limits } from "../../adapters/moderation/local/model/cells.ts"
import { leading } from "../../adapters/moderation/local/model/classes.ts"
import { scoresOf } from "../../adapters/moderation/local/model/linear-model.ts"
import type { Models } from "../../adapters/moderation/local/model/models.ts"
import { languages } from "../../adapters/moderation/local/model/script.ts"
import { categories, sentiments } from "../../core/categories/category.ts"
import { judgeWith } from "./calibrate.ts"
import type { Example } from "./examples.ts"
import { isRefused } from "./limits.ts"

export interface Trained {
  readonly models: Models
  readonly limits: Readonly<Record<string, Limits>>
}

const noLimits: Limits = { slope: 1, feedback: 2, comment: 2 }

export const refuses = ({ models, limits }: Trained, example: Example): boolean => {
  const judged = judgeWith(models, example)
  return isRefused(judged, (limits[cellName(judged.dialect)] ?? noLimits)[judged.register])
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)}`

const shareOf = <Item>(items: ReadonlyArray<Item>, holds: (item: Item) => boolean): string =>
  percent(items.filter(holds).length, items.length)

const f1 = (hits: number, errors: number): number => (2 * hits) / Math.max(1, 2 * hits + errors)

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

const table = (title: string, rows: ReadonlyArray<Record<string, string>>): void => {
  console.log(`\n${title}`)
  const heads = Object.keys(rows[0] ?? {})
  for (const row of [Object.fromEntries(heads.map((head) => [head, head])), ...rows])
    console.log(
      heads
        .map((head, at) => (at === 0 ? (row[head] ?? "").padEnd(14) : (row[head] ?? "").padStart(12)))
        .join("")
    )
}

const perLanguage = (
  examples: ReadonlyArray<Example>,
  rowFor: (examples: ReadonlyArray<Example>) => Record<string, string>
): ReadonlyArray<Record<string, string>> =>
  languages
    .flatMap((language) => [
      [language, examples.filter(({ lang }) => lang === language)] as const,
      ...(["native", "roman"] as const).map(
        (script) =>
          [
            `${language} ${script}`,
            examples.filter((one) => one.lang === language && one.script === script)
          ] as const
      )
    ])
    .filter(([name, some]) => some.length > 0 && name !== "en roman")
    .map(([name, some]) => ({ language: name, ...rowFor(some) }))

const kindsOf = (trained: Trained, examples: ReadonlyArray<Example>): Record<string, string> => {
  const toxic = Map.groupBy(
    examples.filter(({ label }) => label === "toxic"),
    ({ kind }) => kind ?? "?"
  )
  return Object.fromEntries(
    [...toxic]
      .sort()
      .map(([kind, some]) => [kind.slice(0, 11), `${shareOf(some, (one) => refuses(trained, one))}`])
  )
}

const refusedKinds = (trained: Trained, examples: ReadonlyArray<Example>): Record<string, string> => {
  const fair = Map.groupBy(
    examples.filter(({ label }) => label === "ok"),
    ({ kind }) => kind ?? "?"
  )
  return Object.fromEntries(
    [...fair]
      .sort()
      .map(([kind, some]) => [kind.slice(0, 11), `${shareOf(some, (one) => refuses(trained, one))}`])
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
        leading(sentiments, scoresOf(models.sentiment, features), "neutral") === sentiment
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
  table(
    "… abuse found by kind, %",
    perLanguage(own, (some) => kindsOf(trained, some))
  )
  table(
    "… acceptable feedback refused by kind, %",
    perLanguage(own, (some) => refusedKinds(trained, some))
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
