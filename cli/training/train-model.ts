import { existsSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { writeSeen } from "../evaluate/write-seen.ts"
import { chooseLimits, crossJudge } from "./calibrate.ts"
import { type Example, toExample } from "./examples.ts"
import { fitModels } from "./fit-models.ts"
import { printCurvePoint, printTables, type Trained } from "./measure.ts"
import { writePredictions } from "./predictions.ts"
import { type Row, readCategoryFixture, readFeedbackFixture, readPublic, readSentences } from "./rows.ts"
import { hashOf, writeModel } from "./write-model.ts"

const root = join(import.meta.dirname, "../..")
const local = join(root, "adapters/moderation/local")
const fixtures = join(root, "tests/fixtures/moderation")

const { values: options } = parseArgs({
  options: {
    data: { type: "string", default: join(root, "../shared/moderation") },
    curve: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false }
  }
})

const publicFile = (name: string): string => join(options.data, name)

const readOptional = (file: string, onlyMeasured: boolean): ReadonlyArray<Row> =>
  existsSync(file) ? readPublic(file, onlyMeasured) : []

/** In an order that depends on nothing but the rows. */
const sorted = (rows: ReadonlyArray<Row>): ReadonlyArray<Row> =>
  [...rows].sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))

const readRows = (): ReadonlyArray<Row> => [
  ...readSentences(join(local, "sentences")),
  ...readFeedbackFixture(join(fixtures, "feedback.jsonl")),
  ...readCategoryFixture(join(fixtures, "category.jsonl"), join(fixtures, "sentiment.jsonl")),
  ...readOptional(publicFile("train.jsonl.gz"), false),
  ...readOptional(publicFile("dev-evaluation-only.jsonl.gz"), true)
]

const isForTraining = ({ isHeldOut, derived_from }: Row): boolean => !isHeldOut && derived_from === undefined

const train = (examples: ReadonlyArray<Example>): Trained => ({
  models: fitModels(examples),
  limits: chooseLimits(crossJudge(examples))
})

const say = (text: string): void => console.log(`${text} (${process.uptime().toFixed(0)} s)`)

const printCurve = (training: ReadonlyArray<Example>, heldOut: ReadonlyArray<Example>): void => {
  for (const part of [4, 2] as const) {
    let own = 0
    const some = training.filter(({ origin }) => origin !== "own" || own++ % part === 0)
    printCurvePoint(`${100 / part} %`, train(some), heldOut)
  }
}

const examples = sorted(readRows()).map(toExample)
say(`${examples.length} examples read`)
const training = examples.filter(isForTraining)
const heldOut = examples.filter(({ isHeldOut }) => isHeldOut)
const trained = train(training)
say(`trained on ${training.length}`)
const files = ["en", "hi", "te", "ta", "kn"].map((language) => join(local, "sentences", `${language}.jsonl`))
if (!options["dry-run"]) {
  const sources = Object.fromEntries(files.map((file) => [file.slice(local.length + 1), hashOf(file)]))
  writeModel(join(local, "model"), trained, sources)
  writePredictions(join(root, "tests/adapters/moderation/local/model/predictions.gen.ts"), trained, heldOut)
  writeSeen(training.map(({ text }) => text))
}
printTables(trained, heldOut)
if (options.curve) {
  printCurve(training, heldOut)
  printCurvePoint("100 %", trained, heldOut)
}
say("done")
