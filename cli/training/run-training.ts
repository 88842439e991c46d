import { existsSync } from "node:fs"
import { join } from "node:path"
import type { LinearModel } from "../../adapters/moderation/local/model/linear-model.ts"
import { languages } from "../../adapters/moderation/local/model/script.ts"
import { writeSeen } from "../evaluate/write-seen.ts"
import { chooseLimits } from "./calibrate.ts"
import { type Example, languageOf, toDraft, toExample } from "./examples.ts"
import { fitLanguage, fitModels } from "./fit-models.ts"
import { judgeFolds } from "./judge-folds.ts"
import { lexiconRows } from "./lexicon-rows.ts"
import { printCurvePoint, printTables } from "./measure.ts"
import { writePredictions } from "./predictions.ts"
import { type Row, readCategoryFixture, readFeedbackFixture, readPublic, readSentences } from "./rows.ts"
import type { Trained } from "./trained.ts"
import { hashOf, writeModel } from "./write-model.ts"

const root = join(import.meta.dirname, "../..")
const local = join(root, "adapters/moderation/local")
const fixtures = join(root, "tests/fixtures/moderation")

export interface TrainingOptions {
  /** Where the public rows are. */
  readonly data: string
  readonly curve: boolean
  readonly isDry: boolean
}

const readOptional = (file: string, onlyMeasured: boolean): ReadonlyArray<Row> =>
  existsSync(file) ? readPublic(file, onlyMeasured) : []

/** In an order that depends on nothing but the rows. */
const sorted = (rows: ReadonlyArray<Row>): ReadonlyArray<Row> =>
  [...rows].sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))

const readRows = (data: string): ReadonlyArray<Row> => [
  ...readSentences(join(local, "sentences")),
  ...readFeedbackFixture(join(fixtures, "feedback.jsonl")),
  ...readCategoryFixture(join(fixtures, "category.jsonl"), join(fixtures, "sentiment.jsonl")),
  ...readOptional(join(data, "train.jsonl.gz"), false),
  ...readOptional(join(data, "dev-evaluation-only.jsonl.gz"), true)
]

const isForTraining = ({ isHeldOut, derived_from }: Row): boolean => !isHeldOut && derived_from === undefined

const train = async (examples: ReadonlyArray<Example>, language: LinearModel): Promise<Trained> => {
  const judging = judgeFolds(examples, language)
  const models = fitModels(examples, language)
  return { models, limits: chooseLimits(await judging) }
}

const say = (text: string): void => console.log(`${text} (${process.uptime().toFixed(0)} s)`)

const printCurve = async (
  training: ReadonlyArray<Example>,
  heldOut: ReadonlyArray<Example>,
  language: LinearModel
): Promise<void> => {
  for (const part of [4, 2] as const) {
    let own = 0
    const some = training.filter(({ origin }) => origin !== "own" || own++ % part === 0)
    printCurvePoint(`${100 / part} %`, await train(some, language), heldOut)
  }
}

const write = (trained: Trained, training: ReadonlyArray<Example>, heldOut: ReadonlyArray<Example>): void => {
  const files = languages.map((language) => join(local, "sentences", `${language}.jsonl`))
  const sources = Object.fromEntries(files.map((file) => [file.slice(local.length + 1), hashOf(file)]))
  writeModel(join(local, "model"), trained, sources)
  writePredictions(join(root, "tests/adapters/moderation/local/model/predictions.gen.ts"), trained, heldOut)
  writeSeen(training.map(({ text }) => text))
}

export const runTraining = async ({ data, curve, isDry }: TrainingOptions): Promise<void> => {
  const drafts = sorted(readRows(data)).map(toDraft)
  say(`${drafts.length} rows read`)
  const language = fitLanguage([...drafts.filter(isForTraining), ...lexiconRows().map(toDraft)])
  const training = drafts.filter(isForTraining).map((draft) => toExample(draft, draft.lang))
  const heldOut = drafts
    .filter(({ isHeldOut }) => isHeldOut)
    .map((draft) => toExample(draft, languageOf(draft, { language })))
  const trained = await train(training, language)
  say(`trained on ${training.length}`)
  if (!isDry) write(trained, training, heldOut)
  printTables(trained, heldOut)
  if (curve) {
    await printCurve(training, heldOut, language)
    printCurvePoint("100 %", trained, heldOut)
  }
  say("done")
}
