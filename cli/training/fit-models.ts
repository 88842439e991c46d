import type { LinearModel } from "../../adapters/moderation/local/model/linear-model.ts"
import type { Models } from "../../adapters/moderation/local/model/models.ts"
import { languages } from "../../adapters/moderation/local/model/script.ts"
import { withSurface } from "../../adapters/moderation/local/model/surface.ts"
import { categories, sentiments } from "../../core/categories/category.ts"
import { moderationLabels } from "../../core/moderation/verdict.ts"
import type { Example } from "./examples.ts"
import { learnClass, type Task } from "./lessons.ts"
import { quantise } from "./quantise.ts"
import type { LearnedClass, LinearOptions } from "./train-linear.ts"

const isOwn = ({ origin }: Example): boolean => origin === "own"

const defaults: LinearOptions = { cost: 0.01, epochs: 5, leastExamples: 3, smoothing: 1, ratio: 0.5 }

const base: Task<Example> = {
  features: ({ features }) => features,
  weight: () => 1,
  group: ({ lang, origin }) => `${lang} ${origin}`,
  bits: 19,
  options: defaults
}

/** Two teachers: one listens to feedback, one to public comments. */
const feedbackTask: Task<Example> = {
  ...base,
  weight: (example) => (isOwn(example) ? 16 : 0.4),
  options: { ...defaults, cost: 0.003, leastExamples: 2 }
}
const commentTask: Task<Example> = { ...base, weight: (example) => (isOwn(example) ? 4 : 1) }

/** Public rows are many ; where they only give background, every fourth will do. */
const isSample = (example: Example, index: number): boolean => isOwn(example) || index % 4 === 0

/** What is abuse in public is abuse in feedback too, so its judge asks both teachers. */
const feedbackShare = 0.75

const blend = (one: LearnedClass, other: LearnedClass, share: number): LearnedClass => ({
  weights: one.weights.map((weight, bucket) => share * weight + (1 - share) * (other.weights[bucket] ?? 0)),
  bias: share * one.bias + (1 - share) * other.bias
})

/** One class for each register, in their order. */
export const fitToxicity = (examples: ReadonlyArray<Example>): LinearModel => {
  const judged = examples.filter(({ label }) => label !== undefined)
  const isToxic = ({ label }: Example): boolean => label === "toxic"
  const ofFeedback = learnClass(judged.filter(isSample), isToxic, feedbackTask)
  const ofComments = learnClass(judged, isToxic, commentTask)
  return quantise([blend(ofFeedback, ofComments, feedbackShare), ofComments])
}

const oneAgainstRest = (
  examples: ReadonlyArray<Example>,
  classes: ReadonlyArray<string>,
  classOf: (example: Example) => string | undefined,
  task: Task<Example>
): LinearModel => {
  const known = examples.filter((example) => classes.includes(classOf(example) ?? ""))
  return quantise(classes.map((name) => learnClass(known, (example) => classOf(example) === name, task)))
}

const small: Task<Example> = {
  ...base,
  bits: 13,
  group: () => "",
  options: { ...defaults, leastExamples: 2 }
}
const sorting: Task<Example> = {
  ...small,
  bits: 16,
  group: ({ lang }) => lang,
  features: ({ analysis }) => analysis
}

export const fitLanguage = (examples: ReadonlyArray<Example>): LinearModel =>
  oneAgainstRest(
    examples.filter(({ script }) => script === "roman").filter(isSample),
    languages,
    ({ lang }) => lang,
    { ...small, weight: (example) => (isOwn(example) ? 4 : 1) }
  )

/** Nobody's public comments in Telugu may be trained on: its feedback stands beside comments in Hindi. */
const registerTask: Task<Example> = {
  ...base,
  bits: 15,
  features: ({ features, text }) => withSurface(features, text),
  group: ({ lang }) => (lang === "te" ? "hi" : lang),
  weight: ({ lang, origin }) => (lang === "te" && origin === "own" ? 0.25 : 1),
  options: { ...defaults, leastExamples: 2 }
}

export const fitRegister = (examples: ReadonlyArray<Example>): LinearModel =>
  quantise([learnClass(examples.filter(isSample), isOwn, registerTask)])

export const fitSorting = (examples: ReadonlyArray<Example>): Pick<Models, "category" | "sentiment"> => ({
  category: oneAgainstRest(examples, categories, ({ category }) => category, sorting),
  sentiment: oneAgainstRest(examples, sentiments, ({ sentiment }) => sentiment, sorting)
})

export const fitModels = (examples: ReadonlyArray<Example>): Models => ({
  toxicity: fitToxicity(examples),
  register: fitRegister(examples),
  language: fitLanguage(examples),
  kind: oneAgainstRest(examples.filter(isOwn), moderationLabels, ({ kind }) => kind, small),
  ...fitSorting(examples)
})
