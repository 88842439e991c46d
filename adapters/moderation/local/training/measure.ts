import { categories } from "#core/domain/categories/category.ts"
import type { Decision } from "#core/domain/moderation/verdict.ts"
import { leading, scoresAs } from "../engine/model/classes.ts"
import { emptyFeatures, type Features } from "../engine/model/features.ts"
import { type LinearModel, scoresOf } from "../engine/model/linear-model.ts"
import { sentimentClasses, sentimentOf } from "../engine/model/sentiment-classes.ts"
import { languages } from "../engine/text/script.ts"
import { disguise, disguises } from "./disguises.ts"
import { languageOf, type TrainingExample, toDraft, toExample } from "./examples.ts"
import { lastRounds } from "./rows.ts"
import { f1Score, perLanguage, printTable, shareOf } from "./tables.ts"
import { decisionOn, type TrainedGuard } from "./trained.ts"

type DecidedExample = TrainingExample & { readonly decision: Decision }

const isRejected = ({ decision }: DecidedExample): boolean => decision === "rejected"
const isApproved = ({ decision }: DecidedExample): boolean => decision === "approved"
const isCovered = ({ decision }: DecidedExample): boolean => decision === "covered"
const isStopped = (one: DecidedExample): boolean => !isApproved(one)

/** Macro-F1 counts covered texts as found. */
const decisionsOf = (decided: ReadonlyArray<DecidedExample>): Record<string, string> => {
  const toxic = decided.filter(({ label }) => label === "toxic")
  const fair = decided.filter(({ label }) => label === "ok")
  const hits = toxic.filter(isStopped).length
  const passed = fair.filter(isApproved).length
  const errors = decided.length - hits - passed
  return {
    rows: `${decided.length}`,
    "macro-F1": ((f1Score(hits, errors) + f1Score(passed, errors)) / 2).toFixed(3),
    "ok refused": shareOf(fair, isRejected),
    "ok covered": shareOf(fair, isCovered),
    "bad refused": shareOf(toxic, isRejected),
    "bad covered": shareOf(toxic, isCovered),
    "bad stopped": shareOf(toxic, isStopped)
  }
}

/** Share of decisions that a disguise doesn't change, over every eighth held-out abusive text. */
const steadinessOf = (
  trained: TrainedGuard,
  examples: ReadonlyArray<DecidedExample>
): Record<string, string> => {
  const plain = examples
    .filter(({ label, disguised }) => label === "toxic" && disguised !== true)
    .filter((_, index) => index % 8 === 0)
  return Object.fromEntries(
    Object.keys(disguises).map((way) => [
      way,
      shareOf(plain, (example) => {
        const draft = toDraft({ ...example, text: disguise(way, example.text) })
        const hidden = toExample(draft, languageOf(draft, trained.models))
        return decisionOn(trained, hidden) === example.decision
      })
    ])
  )
}

const byKind =
  (wanted: "ok" | "toxic") =>
  (examples: ReadonlyArray<DecidedExample>): Record<string, string> => {
    const kinds = Map.groupBy(
      examples.filter(({ label }) => label === wanted),
      ({ kind }) => kind ?? "?"
    )
    return Object.fromEntries(
      [...kinds]
        .sort()
        .map(([kind, some]) => [
          kind.slice(0, 11),
          `${shareOf(some, isRejected)}/${shareOf(some, isCovered)}`
        ])
    )
  }

const unsortedFeatures: Features = { letters: emptyFeatures, concepts: emptyFeatures, hints: emptyFeatures }

const sortingOf = (
  { models }: TrainedGuard,
  examples: ReadonlyArray<TrainingExample>
): Record<string, string> => {
  const sorted = examples.filter(({ category }) => category !== undefined)
  const felt = examples.filter(({ sentiment }) => sentiment !== undefined)
  const scoresIn = (model: LinearModel, { features, pieces }: TrainingExample) =>
    scoresAs(scoresOf(model, features ?? unsortedFeatures), pieces.isBrief)
  return {
    rows: `${sorted.length}`,
    "category %": shareOf(
      sorted,
      (example) =>
        leading(categories, scoresIn(models.category, example), "Other / General") === example.category
    ),
    "sentiment %": shareOf(
      felt,
      (example) =>
        sentimentOf(leading(sentimentClasses, scoresIn(models.sentiment, example), "neutral")) ===
        example.sentiment
    )
  }
}

const isOwn = ({ origin, label }: TrainingExample): boolean => origin === "own" && label !== undefined

type MeasuredPart = readonly [name: string, isOf: (example: TrainingExample) => boolean]

const measuredParts: ReadonlyArray<MeasuredPart> = [
  ...lastRounds.map(
    (lastRound): MeasuredPart => [`Texts of round ${lastRound}`, ({ round }) => round === lastRound]
  ),
  ["Composed of held-out sentences", ({ isComposed }) => isComposed === true],
  ["Sentences, held-out third", ({ author, isComposed }) => author === undefined && isComposed !== true]
]

export const printTables = (trained: TrainedGuard, heldOut: ReadonlyArray<TrainingExample>): void => {
  const decided = heldOut.map((example) => ({ ...example, decision: decisionOn(trained, example) }))
  const own = decided.filter(isOwn)
  for (const [name, isOf] of measuredParts) {
    const some = own.filter(isOf)
    if (some.length === 0) continue
    printTable(name, perLanguage(some, decisionsOf))
    printTable("… abusive by kind, refused/covered %", perLanguage(some, byKind("toxic")))
    printTable("… acceptable by kind, refused/covered %", perLanguage(some, byKind("ok")))
    printTable(
      "… category and sentiment",
      perLanguage(some, (rows) => sortingOf(trained, rows))
    )
  }
  const sentences = own.filter(({ author, isComposed }) => author === undefined && isComposed !== true)
  printTable(
    "Disguised abuse that gets the decision of its plain form, %",
    perLanguage(sentences, (some) => steadinessOf(trained, some))
  )
  for (const origin of ["open", "research"] as const) {
    const rows = decided.filter((one) => one.origin === origin)
    if (rows.length > 0) printTable(`Public comments, ${origin}`, perLanguage(rows, decisionsOf))
  }
}

export const printCurvePoint = (
  name: string,
  trained: TrainedGuard,
  heldOut: ReadonlyArray<TrainingExample>
): void => {
  const own = heldOut.filter(isOwn).map((example) => ({ ...example, decision: decisionOn(trained, example) }))
  printTable(
    `Learning curve: ${name} of the own sentences and texts`,
    languages.map((language) => {
      const some = own.filter(({ lang }) => lang === language)
      return { language, ...decisionsOf(some), ...sortingOf(trained, some) }
    })
  )
}
