import { join } from "node:path"
import { openGuard } from "../engine/compiled/guard-file.ts"
import type { LinearModel } from "../engine/model/linear-model.ts"
import { allFolds, foldOf, judgeFold } from "./calibrate.ts"
import { compileWords } from "./compile-guard.ts"
import { compose, composedTextsPerSentence, joinEveryday } from "./compose.ts"
import { type TrainingExample, toDraft, toExample } from "./examples.ts"
import { fitAbuse, fitLanguage, fitOthers } from "./fit-models.ts"
import { lexiconRows } from "./lexicon-rows.ts"
import type { TrainingRow } from "./row.ts"
import { readCrisisTexts, readOwnRows, readPublic, sortRows } from "./rows.ts"
import { publicFile, type TrainingSource } from "./sources.ts"
import { mistypeSome } from "./typos.ts"

export interface TrainingOptions {
  readonly data: string | undefined
  readonly sources: ReadonlyArray<TrainingSource>
}

const readRows = ({ data, sources }: TrainingOptions): ReadonlyArray<TrainingRow> => {
  const isPublic = sources.some(({ name }) => name === publicFile)
  return sortRows([
    ...readOwnRows(),
    ...(data !== undefined && isPublic ? readPublic(join(data, publicFile), false) : [])
  ])
}

export const isForTraining = ({ isHeldOut, derived_from }: TrainingRow): boolean =>
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

export const readCrisisExamples = (): ReadonlyArray<TrainingExample> =>
  readCrisisTexts()
    .filter(isForTraining)
    .map(toDraft)
    .map((draft) => toExample(draft, draft.lang))

export const readDrafts = (options: TrainingOptions) => limitCopies(readRows(options).map(toDraft))

interface Prepared {
  readonly language: LinearModel
  /** Each with its fold, as they were written. */
  readonly written: ReadonlyArray<TrainingExample>
  /** The written ones, their mistyped copies and joined everyday sentences. */
  readonly examples: ReadonlyArray<TrainingExample>
}

/** Rows are read by the guard's words; no model is there yet. */
export const openWords = (): void => {
  const words = compileWords()
  openGuard(() => words)
}

const prepare = (options: TrainingOptions): Prepared => {
  openWords()
  const training = readDrafts(options).filter(isForTraining)
  const language = fitLanguage([...training, ...lexiconRows().map(toDraft)])
  const written = training.map((draft) => ({ ...toExample(draft, draft.lang), fold: foldOf(draft) }))
  return {
    language,
    written,
    examples: [...written, ...mistypedFrom(written), ...composedFrom(written, joinEveryday, allFolds)]
  }
}

const judged = (options: TrainingOptions, fold: number) => {
  const { language, written, examples } = prepare(options)
  return judgeFold([...examples, ...composedFrom(written, compose, [fold])], language, fold)
}

/**
 * Trees and limits learn from the scores of two folds, each by models that learned from the others: sentiments by the trees
 * of one fold are as good as by two, and each takes long. The models learn from all rows.
 */
const parts = {
  fold1: (options: TrainingOptions) => judged(options, 1),
  fold3: (options: TrainingOptions) => judged(options, 3),
  abuse: (options: TrainingOptions) => fitAbuse(prepare(options).examples),
  others: (options: TrainingOptions) => {
    const { language, examples } = prepare(options)
    return fitOthers(examples, language, readCrisisExamples())
  }
}

type Parts = typeof parts
export type PartName = keyof Parts
export type PartResult<Name extends PartName> = ReturnType<Parts[Name]>

export interface PartTask {
  readonly name: PartName
  readonly options: TrainingOptions
}

export const runPart = (name: PartName, options: TrainingOptions) => parts[name](options)
