import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { Schema } from "effect"
import { isHeldOut } from "../engine/model/held-out.ts"
import { languages } from "../engine/text/script.ts"
import { readEverydayRows } from "./everyday-rows.ts"
import { readGroupRows } from "./group-rows.ts"
import { blockOf } from "./read/blocks.ts"
import { crisisFolder, fixturesFolder, sentencesFolder, textsFolder } from "./read/data-files.ts"
import { Line, type TrainingRow } from "./row.ts"

const decodeLine = Schema.decodeUnknownSync(Line)

const readLines = (file: string): ReadonlyArray<typeof Line.Type> => {
  const bytes = readFileSync(file)
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8")
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => decodeLine(JSON.parse(line)))
}

/** Rounds whose author wrote no training text of that language, newest first: they are held out whole. */
export const lastRounds: ReadonlyArray<number> = [
  504, 503, 502, 501, 500, 109, 108, 107, 106, 105, 104, 103, 102, 101, 100, 99
]

const ownRow = (line: typeof Line.Type, at: number): TrainingRow => ({
  ...line,
  origin: "own",
  block: blockOf(at),
  isHeldOut: line.author === undefined ? isHeldOut(line.text) : lastRounds.includes(line.round ?? 0)
})

export const readSentences = (): ReadonlyArray<TrainingRow> =>
  languages.flatMap((language) => readLines(join(sentencesFolder, `${language}.jsonl`)).map(ownRow))

export const readTexts = (): ReadonlyArray<TrainingRow> =>
  languages.flatMap((language) => readLines(join(textsFolder, `${language}.jsonl`)).map(ownRow))

/** Authors of texts on despair who measure the guard's and the page's models of crises. */
export const heldOutCrisisAuthors: ReadonlyArray<string> = ["D1", "D5", "D10"]

/**
 * Texts of people in despair, of those who help them, and what is written in the same words. Only the model of crises
 * learns from them, so that it can be learned anew by itself.
 */
export const readCrisisTexts = (): ReadonlyArray<TrainingRow> =>
  languages.flatMap((language) =>
    readLines(join(crisisFolder, `${language}.jsonl`)).map((line, at) => ({
      ...ownRow(line, at),
      isHeldOut: heldOutCrisisAuthors.includes(line.author ?? "")
    }))
  )

const fixtureKinds: Readonly<Record<string, string>> = {
  profanity_attack: "profanity",
  slur: "hate",
  self_harm: "self-harm-incitement"
}

/** Training rows from test fixtures; their disguised variants are for measuring only. */
const readFeedbackFixture = (): ReadonlyArray<TrainingRow> =>
  readLines(join(fixturesFolder, "feedback.jsonl")).map((line, at) => ({
    ...ownRow(line, at),
    kind: fixtureKinds[line.kind ?? ""] ?? line.kind
  }))

const Sentiment = Schema.Struct({ id: Schema.String, sentiment: Schema.String })

const readSentiments = (): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(join(fixturesFolder, "sentiment.jsonl"), "utf8")
      .trim()
      .split("\n")
      .map((line) => Schema.decodeUnknownSync(Sentiment)(JSON.parse(line)))
      .map(({ id, sentiment }) => [id, sentiment])
  )

const readCategoryFixture = (): ReadonlyArray<TrainingRow> => {
  const sentiments = readSentiments()
  return readLines(join(fixturesFolder, "category.jsonl")).map((line, at) => ({
    ...ownRow(line, at),
    sentiment: sentiments.get(line.id ?? "")
  }))
}

export const readOwnRows = (): ReadonlyArray<TrainingRow> => [
  ...readSentences(),
  ...readTexts(),
  ...readGroupRows(),
  ...readEverydayRows(),
  ...readFeedbackFixture(),
  ...readCategoryFixture()
]

export const sortRows = (rows: ReadonlyArray<TrainingRow>): ReadonlyArray<TrainingRow> =>
  [...rows].sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))

/** Public rows. With `onlyMeasured` all are held out; otherwise all are trained on, whatever their tier. */
export const readPublic = (file: string, onlyMeasured: boolean): ReadonlyArray<TrainingRow> =>
  readLines(file).map((line) => ({ ...line, origin: line.tier ?? "research", isHeldOut: onlyMeasured }))
