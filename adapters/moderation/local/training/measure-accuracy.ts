import type { Decision } from "#core/domain/moderation/verdict.ts"
import { foldCount } from "./calibrate.ts"
import { compose, composedTextsPerSentence } from "./compose.ts"
import { disguise, disguises } from "./disguises.ts"
import { decideText, type ItemResult, judgeTimed } from "./evaluate/judge.ts"
import { crisisKinds } from "./fit-models.ts"
import type { TrainingRow } from "./row.ts"
import { heldOutCrisisAuthors, lastRounds } from "./rows.ts"
import { f1Score, perLanguage, printTable, shareOf } from "./tables.ts"

interface JudgedRow extends TrainingRow {
  readonly found: ItemResult
}

const judgeRow = (row: TrainingRow): JudgedRow => ({ ...row, found: judgeTimed(row.text) })

const isDecided =
  (decision: Decision) =>
  ({ found }: JudgedRow): boolean =>
    found.decision === decision
const isRejected = isDecided("rejected")
const isApproved = isDecided("approved")
const isCovered = isDecided("covered")
const isStopped = (row: JudgedRow): boolean => !isApproved(row)

/** Macro-F1 counts covered texts as found. */
const decisionsOf = (judged: ReadonlyArray<JudgedRow>): Record<string, string> => {
  const toxic = judged.filter(({ label }) => label === "toxic")
  const fair = judged.filter(({ label }) => label === "ok")
  const hits = toxic.filter(isStopped).length
  const passed = fair.filter(isApproved).length
  const errors = judged.length - hits - passed
  return {
    rows: `${judged.length}`,
    "macro-F1": ((f1Score(hits, errors) + f1Score(passed, errors)) / 2).toFixed(3),
    "ok refused": shareOf(fair, isRejected),
    "ok covered": shareOf(fair, isCovered),
    "bad refused": shareOf(toxic, isRejected),
    "bad covered": shareOf(toxic, isCovered),
    "bad stopped": shareOf(toxic, isStopped)
  }
}

/** Share of decisions that a disguise doesn't change, over every eighth held-out abusive text. */
const steadinessOf = (judged: ReadonlyArray<JudgedRow>): Record<string, string> => {
  const plain = judged
    .filter(({ label, disguised }) => label === "toxic" && disguised !== true)
    .filter((_, index) => index % 8 === 0)
  return Object.fromEntries(
    Object.keys(disguises).map((way) => [
      way,
      shareOf(plain, ({ text, found }) => decideText(disguise(way, text)) === found.decision)
    ])
  )
}

const byKind =
  (wanted: "ok" | "toxic") =>
  (judged: ReadonlyArray<JudgedRow>): Record<string, string> => {
    const kinds = Map.groupBy(
      judged.filter(({ label }) => label === wanted),
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

const sortingOf = (judged: ReadonlyArray<JudgedRow>): Record<string, string> => {
  const sorted = judged.filter(({ category }) => category !== undefined)
  const felt = judged.filter(({ sentiment }) => sentiment !== undefined)
  const critical = felt.filter(({ sentiment }) => sentiment === "negative")
  return {
    rows: `${sorted.length}`,
    "category %": shareOf(sorted, ({ category, found }) => found.category === category),
    "sentiment %": shareOf(felt, ({ sentiment, found }) => found.sentiment === sentiment),
    "bad as praise": shareOf(critical, ({ found }) => found.sentiment === "positive")
  }
}

const helpNotesOf = (judged: ReadonlyArray<JudgedRow>): Record<string, string> => {
  const isDisclosure = ({ kind }: JudgedRow): boolean => kind === crisisKinds.disclosure
  const acceptable = judged.filter(({ label }) => label === "ok")
  const noted = (rows: ReadonlyArray<JudgedRow>): string => shareOf(rows, ({ found }) => found.helpNote)
  return {
    "disclosure %": noted(acceptable.filter(isDisclosure)),
    "other %": noted(acceptable.filter((row) => !isDisclosure(row)))
  }
}

const isSentence = ({ author, isComposed }: JudgedRow): boolean => author === undefined && isComposed !== true

const isOnDespair = ({ author }: TrainingRow): boolean => heldOutCrisisAuthors.includes(author ?? "")

type MeasuredPart = readonly [name: string, isOf: (row: JudgedRow) => boolean]

const measuredParts: ReadonlyArray<MeasuredPart> = [
  ...lastRounds.map(
    (lastRound): MeasuredPart => [`Texts of round ${lastRound}`, ({ round }) => round === lastRound]
  ),
  ["Texts on despair", isOnDespair],
  ["Composed of held-out sentences", ({ isComposed }) => isComposed === true],
  ["Sentences, held-out ninth", isSentence]
]

export const printAccuracy = (heldOut: ReadonlyArray<TrainingRow>): void => {
  const others = heldOut.filter((row) => !isOnDespair(row))
  const judged = [...heldOut, ...compose(others, composedTextsPerSentence, foldCount)].map(judgeRow)
  const own = judged.filter(({ origin, label }) => origin === "own" && label !== undefined)
  for (const [name, isOf] of measuredParts) {
    const some = own.filter(isOf)
    printTable(name, perLanguage(some, decisionsOf))
    printTable("… abusive by kind, refused/covered %", perLanguage(some, byKind("toxic")))
    printTable("… acceptable by kind, refused/covered %", perLanguage(some, byKind("ok")))
    printTable("… category and sentiment", perLanguage(some, sortingOf))
    printTable("… acceptable whose writers see the help note", perLanguage(some, helpNotesOf))
  }
  printTable(
    "Disguised abuse that gets the decision of its plain form, %",
    perLanguage(own.filter(isSentence), steadinessOf)
  )
  for (const origin of ["open", "research"] as const) {
    const rows = judged.filter((one) => one.origin === origin)
    if (rows.length > 0) printTable(`Public comments, ${origin}`, perLanguage(rows, decisionsOf))
  }
}
