import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { openGuard } from "../engine/compiled/guard-file.ts"
import type { LinearModel } from "../engine/model/linear-model.ts"
import { calibrate, foldOf, folds } from "./calibrate.ts"
import { compileWords } from "./compile-guard.ts"
import { compose } from "./compose.ts"
import { packFingerprints } from "./evaluate/fingerprints.ts"
import { languageOf, type TrainingExample, toDraft, toExample } from "./examples.ts"
import { fitLanguage, fitModels } from "./fit-models.ts"
import { judgeFolds } from "./judge-folds.ts"
import { lexiconRows } from "./lexicon-rows.ts"
import { printCurvePoint, printTables } from "./measure.ts"
import { seenFile } from "./read/data-files.ts"
import type { TrainingRow } from "./row.ts"
import { readOwnRows, readPublic, sortRows } from "./rows.ts"
import { publicFile, type TrainingSource, writeSources } from "./sources.ts"
import type { TrainedGuard } from "./trained.ts"
import { mistypeSome } from "./typos.ts"
import { writeModel } from "./write-model.ts"

const measuredFile = "dev-evaluation-only.jsonl.gz"

interface TrainingOptions {
  /** Folder of the public rows. */
  readonly data: string | undefined
  readonly sources: ReadonlyArray<TrainingSource>
  readonly curve: boolean
  readonly isDry: boolean
}

const logProgress = (text: string): void => console.log(`${text} (${process.uptime().toFixed(0)} s)`)

const readMeasured = (folder: string): ReadonlyArray<TrainingRow> => {
  const file = join(folder, measuredFile)
  if (existsSync(file)) return readPublic(file, true)
  logProgress(`${file} is not there: public comments are not measured`)
  return []
}

const readRows = ({ data, sources }: TrainingOptions): ReadonlyArray<TrainingRow> => {
  const isPublic = sources.some(({ name }) => name === publicFile)
  return sortRows([
    ...readOwnRows(),
    ...(data !== undefined && isPublic ? readPublic(join(data, publicFile), false) : []),
    ...(data === undefined ? [] : readMeasured(data))
  ])
}

const isForTraining = ({ isHeldOut, derived_from }: TrainingRow): boolean =>
  !isHeldOut && derived_from === undefined

/** Lines about groups read alike once groups are masked: more copies than this teach nothing new. */
const maxCopiesOfGroupLine = 3

const limitCopies = <Draft extends TrainingRow & { readonly words: string }>(
  drafts: ReadonlyArray<Draft>
): ReadonlyArray<Draft> => {
  const copies = new Map<string, number>()
  return drafts.filter(({ template, words, label }) => {
    if (template === undefined) return true
    const key = `${label} ${words}`
    const count = (copies.get(key) ?? 0) + 1
    copies.set(key, count)
    return count <= maxCopiesOfGroupLine
  })
}

const composedTextsPerSentence = 0.12

/** Composes within a fold, so that no fold is scored by a model that saw its sentences. */
const composedFrom = (examples: ReadonlyArray<TrainingExample>): ReadonlyArray<TrainingExample> =>
  Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) =>
    compose(
      examples.filter((example) => example.fold === fold),
      composedTextsPerSentence,
      fold
    )
      .map(toDraft)
      .map((draft) => ({ ...toExample(draft, draft.lang), fold }))
  )

const mistypedFrom = (examples: ReadonlyArray<TrainingExample>): ReadonlyArray<TrainingExample> =>
  mistypeSome(examples)
    .map(toDraft)
    .map((draft) => toExample(draft, draft.lang))

const trainModels = async (
  written: ReadonlyArray<TrainingExample>,
  language: LinearModel
): Promise<TrainedGuard> => {
  const examples = [...written, ...mistypedFrom(written)]
  const judging = judgeFolds([...examples, ...composedFrom(written)], language)
  const models = fitModels(examples, language)
  return { models, ...calibrate(await judging) }
}

const printCurve = async (
  training: ReadonlyArray<TrainingExample>,
  heldOut: ReadonlyArray<TrainingExample>,
  language: LinearModel
): Promise<void> => {
  for (const part of [4, 2] as const) {
    let own = 0
    const some = training.filter(({ origin }) => origin !== "own" || own++ % part === 0)
    printCurvePoint(`${100 / part} %`, await trainModels(some, language), heldOut)
  }
}

const writeTrained = (
  trained: TrainedGuard,
  training: ReadonlyArray<TrainingExample>,
  sources: ReadonlyArray<TrainingSource>
): void => {
  writeModel(trained)
  writeFileSync(seenFile, packFingerprints(training.map(({ text }) => text)))
  writeSources(sources)
}

export const runTraining = async (options: TrainingOptions): Promise<void> => {
  const words = compileWords()
  openGuard(() => words)
  const drafts = limitCopies(readRows(options).map(toDraft))
  logProgress(`${drafts.length} rows read`)
  const language = fitLanguage([...drafts.filter(isForTraining), ...lexiconRows().map(toDraft)])
  const training = drafts
    .filter(isForTraining)
    .map((draft) => ({ ...toExample(draft, draft.lang), fold: foldOf(draft) }))
  const trained = await trainModels(training, language)
  logProgress(`trained on ${training.length}`)
  if (!options.isDry) writeTrained(trained, training, options.sources)
  const measured = drafts.filter(({ isHeldOut, derived_from }) => isHeldOut && derived_from === undefined)
  const heldOut = [...measured, ...compose(measured, composedTextsPerSentence, folds).map(toDraft)].map(
    (draft) => toExample(draft, languageOf(draft, { language }))
  )
  printTables(trained, heldOut)
  if (options.curve) {
    await printCurve(training, heldOut, language)
    printCurvePoint("100 %", trained, heldOut)
  }
  logProgress("done")
}
