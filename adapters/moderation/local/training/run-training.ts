import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { openGuard } from "../engine/compiled/guard-file.ts"
import type { LinearModel } from "../engine/model/linear-model.ts"
import { modelSettings, models } from "../engine/model/models.ts"
import { allFolds, calibrate, foldOf, judgedFolds, type TrainedGuard } from "./calibrate.ts"
import { compileGuard, compileWords } from "./compile-guard.ts"
import { compose, composedTextsPerSentence, joinEveryday } from "./compose.ts"
import { packFingerprints } from "./evaluate/fingerprints.ts"
import { type TrainingExample, toDraft, toExample } from "./examples.ts"
import { fitCrisis, fitLanguage, fitModels } from "./fit-models.ts"
import { judgeFolds } from "./judge-folds.ts"
import { lexiconRows } from "./lexicon-rows.ts"
import { seenFile } from "./read/data-files.ts"
import type { TrainingRow } from "./row.ts"
import { readCrisisTexts, readOwnRows, readPublic, sortRows } from "./rows.ts"
import { publicFile, type TrainingSource, writeSources } from "./sources.ts"
import { mistypeSome } from "./typos.ts"
import { writeModel } from "./write-model.ts"

interface TrainingOptions {
  readonly data: string | undefined
  readonly sources: ReadonlyArray<TrainingSource>
}

const logProgress = (text: string): void => console.log(`${text} (${process.uptime().toFixed(0)} s)`)

const readRows = ({ data, sources }: TrainingOptions): ReadonlyArray<TrainingRow> => {
  const isPublic = sources.some(({ name }) => name === publicFile)
  return sortRows([
    ...readOwnRows(),
    ...(data !== undefined && isPublic ? readPublic(join(data, publicFile), false) : [])
  ])
}

const isForTraining = ({ isHeldOut, derived_from }: TrainingRow): boolean =>
  !isHeldOut && derived_from === undefined

/** Lines about groups read alike once groups are masked: more copies than this teach nothing new. */
const maxCopiesOfGroupLine = 2

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

/** Composes within a fold, so that no fold is scored by a model that saw its sentences. */
const composedFrom = (
  examples: ReadonlyArray<TrainingExample>,
  composeSome: typeof compose,
  folds: ReadonlyArray<number>
): ReadonlyArray<TrainingExample> =>
  folds.flatMap((fold) =>
    composeSome(
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
  crisisTexts: ReadonlyArray<TrainingExample>,
  language: LinearModel
): Promise<TrainedGuard> => {
  const examples = [...written, ...mistypedFrom(written), ...composedFrom(written, joinEveryday, allFolds)]
  const judging = judgeFolds([...examples, ...composedFrom(written, compose, judgedFolds)], language)
  const fitted = fitModels(examples, language, crisisTexts)
  return { models: fitted, ...calibrate(await judging) }
}

const writeTrained = (
  trained: TrainedGuard,
  training: ReadonlyArray<TrainingRow>,
  sources: ReadonlyArray<TrainingSource>
): void => {
  writeModel(trained)
  writeFileSync(seenFile, packFingerprints(training.map(({ text }) => text)))
  writeSources(sources)
}

const readCrisisExamples = (): ReadonlyArray<TrainingExample> =>
  readCrisisTexts()
    .filter(isForTraining)
    .map(toDraft)
    .map((draft) => toExample(draft, draft.lang))

/** Learns the model of crises anew; everything else stays. A training of all learns the same one from the same data. */
export const relearnCrisis = (options: TrainingOptions): void => {
  const compiled = compileGuard()
  openGuard(() => compiled)
  const training = limitCopies(readRows(options).map(toDraft)).filter(isForTraining)
  logProgress(`${training.length} rows read`)
  const examples = training
    .filter(({ origin }) => origin === "own")
    .map((draft) => toExample(draft, draft.lang))
  const crisisTexts = readCrisisExamples()
  const crisis = fitCrisis(examples, crisisTexts)
  writeTrained(
    { ...modelSettings(), models: { ...models, crisis } },
    [...training, ...crisisTexts],
    options.sources
  )
  logProgress("done")
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
  const crisisTexts = readCrisisExamples()
  const trained = await trainModels(training, crisisTexts, language)
  logProgress(`trained on ${training.length + crisisTexts.length}`)
  writeTrained(trained, [...training, ...crisisTexts], options.sources)
  logProgress("done")
}
