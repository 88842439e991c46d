import { categories } from "#core/domain/categories/category.ts"
import { moderationLabels } from "#core/domain/moderation/verdict.ts"
import { crises } from "../engine/model/classes.ts"
import { languageFeatures } from "../engine/model/language-and-script.ts"
import type { LinearModel } from "../engine/model/linear-model.ts"
import type { Models } from "../engine/model/models.ts"
import type { Network } from "../engine/model/network.ts"
import { type SentimentClass, sentimentClasses } from "../engine/model/sentiment-classes.ts"
import { segmentAlone } from "../engine/model/text-spans.ts"
import { languages } from "../engine/text/script.ts"
import { everydayKind } from "./everyday-rows.ts"
import type { ReadRow, TrainingExample } from "./examples.ts"
import { fitNetwork, type NetworkExample } from "./fit-network.ts"
import { addFamilies, blend, type LearnedWeights, learnClasses, type Task } from "./lessons.ts"
import { quantise } from "./quantise.ts"
import type { TrainingRow } from "./row.ts"
import type { LinearOptions } from "./train-linear.ts"

const isOwn = ({ origin }: Pick<TrainingExample, "origin">): boolean => origin === "own"

const defaultOptions: LinearOptions = { cost: 0.01, epochs: 6, leastExamples: 2 }

/** Found by size and by held-out rows: as few steps as hardly cost accuracy. */
const quantisations = {
  toxicity: { steps: 6, unclippedShare: 0.99 },
  sorting: { steps: 3, unclippedShare: 0.99 },
  others: { steps: 7, unclippedShare: 0.999 }
} as const

const baseTask: Task<TrainingExample> = {
  features: ({ spans }) => spans.whole,
  families: {
    letters: { bits: 20, scale: 1, ratio: 0.5 },
    concepts: { bits: 19, scale: 0.7, ratio: 0 },
    hints: { bits: 10, scale: 0.3, ratio: 0.5 }
  },
  weight: () => 1,
  group: ({ lang, origin }) => `${lang} ${origin}`,
  options: defaultOptions
}

/** Harmless rows weigh most, so that naming a group or an everyday thing isn't suspect by itself. */
const templateWeights = { ok: 20, threat: 15, hate: 13 } as const

const everydayWeight = 80

const sentenceWeight = 16
const textWeight = 32

/** Public comments teach a little about abuse; the project's own texts define it. */
const feedbackWeight = ({ origin, author, label, kind, template, isMistyped }: TrainingExample): number => {
  if (origin !== "own") return 1
  if (kind === everydayKind) return everydayWeight
  if (template !== undefined)
    return templateWeights[label === "ok" ? label : kind === "threat" ? kind : "hate"]
  if (isMistyped === true) return 8
  return author === undefined ? sentenceWeight : textWeight
}

const feedbackFamilies = {
  letters: { bits: 20, scale: 1, ratio: 0.75 },
  concepts: { bits: 19, scale: 0.5, ratio: 0.5 },
  hints: { bits: 10, scale: 0.3, ratio: 0.5 }
} as const

/** Chosen by cross-validation on all rows that version 19 learned from. */
const feedbackTask: Task<TrainingExample> = {
  ...baseTask,
  families: feedbackFamilies,
  weight: feedbackWeight,
  group: ({ lang, origin, author }) => `${lang} ${origin} ${author !== undefined}`,
  options: { ...defaultOptions, cost: 0.001 }
}

const commentTask: Task<TrainingExample> = {
  ...baseTask,
  families: { ...baseTask.families, concepts: { bits: 19, scale: 0.4, ratio: 0.5 } },
  weight: (example) => (isOwn(example) ? 0.02 : 1),
  options: { ...defaultOptions, leastExamples: 3 }
}

export const withSampledRest = <Item>(
  items: ReadonlyArray<Item>,
  isKept: (item: Item) => boolean
): ReadonlyArray<Item> => [
  ...items.filter(isKept),
  ...items.filter((item) => !isKept(item)).filter((_, index) => index % 4 === 0)
]

/**
 * Segments of a clean text are clean when read alone, too, unless a report or an excuse may explain them. Its kind and
 * sentiment need not be theirs.
 */
const withSegments = (
  examples: ReadonlyArray<TrainingExample>,
  isFree: (example: TrainingExample) => boolean
): ReadonlyArray<TrainingExample> =>
  examples.flatMap((example) => {
    const { author, spans } = example
    if (author === undefined || !isFree(example)) return [example]
    return [
      example,
      ...spans.segments
        .filter(({ isBesideReport, isBesideExcuse }) => !isBesideReport && !isBesideExcuse)
        .map((segment) => ({
          ...example,
          kind: undefined,
          sentiment: undefined,
          spans: { ...spans, whole: segmentAlone(spans, segment), segments: [] }
        }))
    ]
  })

const wholeTextShare = 0.4

/** Share of the letters and the concepts that are learned apart: neither has learned to leave it to the other. */
const apartShare = 1 / 3

const learnAbuse = (
  examples: ReadonlyArray<TrainingExample>,
  isToxic: (example: TrainingExample) => boolean
): ReadonlyArray<LearnedWeights> => {
  const { letters, concepts, hints } = feedbackFamilies
  const learn = (families: Task<TrainingExample>["families"]): ReadonlyArray<LearnedWeights> =>
    learnClasses(examples, [isToxic], { ...feedbackTask, families })
  const apart = addFamilies(learn({ letters }), learn({ concepts, hints }))
  return blend(learn({ letters, concepts, hints }), apart, apartShare)
}

/** Without the mistyped and the joined rows, which only the classes of abuse learn from. */
const asWritten = (examples: ReadonlyArray<TrainingExample>): ReadonlyArray<TrainingExample> =>
  examples.filter(({ isMistyped, isJoined }) => isMistyped !== true && isJoined !== true)

export const fitToxicity = (examples: ReadonlyArray<TrainingExample>): LinearModel => {
  const judged = examples.filter(({ label }) => label !== undefined)
  const isToxic = ({ label }: TrainingExample): boolean => label === "toxic"
  const read = withSegments(judged, ({ label }) => label === "ok")
  const ofSentences = learnAbuse(
    read.filter(({ isJoined }) => isJoined !== true),
    isToxic
  )
  const ofTexts = learnAbuse(
    read.filter(({ author, kind }) => author !== undefined || kind === everydayKind),
    isToxic
  )
  const ofComments = learnClasses(
    withSampledRest(asWritten(judged), (example) => !isOwn(example)),
    [isToxic],
    commentTask
  )
  return quantise(
    [...ofSentences, ...blend(ofSentences, ofTexts, wholeTextShare), ...ofComments],
    quantisations.toxicity
  )
}

const learnEach = <Item>(
  examples: ReadonlyArray<Item>,
  classes: ReadonlyArray<string>,
  classOf: (example: Item) => string | undefined,
  task: Task<Item>
): ReadonlyArray<LearnedWeights> => {
  const known = examples.filter((example) => classes.includes(classOf(example) ?? ""))
  const memberships = classes.map((name) => (example: Item) => classOf(example) === name)
  return learnClasses(known, memberships, task)
}

const languageTask: Task<ReadRow> = {
  ...baseTask,
  features: ({ letters }) => languageFeatures(letters),
  families: { letters: { bits: 16, scale: 1, ratio: 0.5 } },
  group: () => "",
  weight: (example) => (isOwn(example) ? 4 : 1)
}

export const fitLanguage = (rows: ReadonlyArray<ReadRow>): LinearModel =>
  quantise(
    learnEach(
      withSampledRest(
        rows.filter(({ script }) => script === "roman"),
        isOwn
      ),
      languages,
      ({ lang }) => lang,
      languageTask
    ),
    quantisations.others
  )

/** No public comments in Telugu may be trained on, so Hindi comments stand in for them. */
const registerTask: Task<TrainingExample> = {
  ...baseTask,
  families: {
    letters: { bits: 17, scale: 1, ratio: 0.5 },
    concepts: { bits: 16, scale: 0.7, ratio: 0 }
  },
  group: ({ lang }) => (lang === "te" ? "hi" : lang),
  weight: ({ lang, origin, author }) =>
    origin !== "own" ? 1 : author !== undefined ? 2 : lang === "te" ? 0.25 : 1
}

const fitRegister = (examples: ReadonlyArray<TrainingExample>): LinearModel =>
  quantise(learnClasses(examples, [(example) => !isOwn(example)], registerTask), quantisations.others)

const smallFamilies = (bits: number, ratio: number): Task<TrainingExample>["families"] => ({
  ...baseTask.families,
  letters: { bits, scale: 1, ratio: 0.5 },
  concepts: { bits, scale: 0.7, ratio }
})

const crisisTask: Task<TrainingExample> = {
  ...baseTask,
  families: smallFamilies(16, 0),
  weight: ({ author }) => (author === undefined ? 1 : 3),
  group: ({ lang }) => lang
}

export const crisisKinds = { disclosure: "self-harm-disclosure", offer: "offer", support: "offer" } as const

const nearCrisisKinds: ReadonlySet<string | undefined> = new Set([
  ...Object.values(crisisKinds),
  "self-harm-incitement",
  "threat",
  "report-of-abuse",
  "self-deprecation",
  "keyword-trap"
])

export const isNearCrisis = ({ kind, author }: TrainingRow): boolean =>
  nearCrisisKinds.has(kind) || author !== undefined

const learnCrisis = (
  examples: ReadonlyArray<TrainingExample>,
  name: (typeof crises)[number]
): ReadonlyArray<LearnedWeights> => {
  const own = examples.filter((example) => isOwn(example) && example.label !== undefined)
  const cut = withSegments(
    withSampledRest(own, isNearCrisis),
    ({ kind }) => kind !== crisisKinds.disclosure && kind !== crisisKinds.offer
  )
  return learnClasses(cut, [({ kind }) => kind === crisisKinds[name]], crisisTask)
}

/**
 * Learns from rows as they were written, without mistyped and joined ones. The offers of help among `crisisTexts` are
 * support, a class of its own: learned as offers, they would make one of any kind word.
 */
export const fitCrisis = (
  examples: ReadonlyArray<TrainingExample>,
  crisisTexts: ReadonlyArray<TrainingExample>
): LinearModel => {
  const learned = {
    disclosure: learnCrisis([...examples, ...crisisTexts], "disclosure"),
    offer: learnCrisis(examples, "offer"),
    support: learnCrisis(
      [...examples.filter(({ kind }) => kind !== crisisKinds.offer), ...crisisTexts],
      "support"
    )
  }
  return quantise(
    crises.flatMap((name) => learned[name]),
    quantisations.others
  )
}

const kindTask: Task<TrainingExample> = {
  ...baseTask,
  families: smallFamilies(15, 0.5),
  group: () => ""
}

const closestLabelOf = (kind: string | undefined): string | undefined =>
  kind === "ridicule" || kind === "contempt" ? "insult" : kind

const fitKind = (examples: ReadonlyArray<TrainingExample>): LinearModel =>
  quantise(
    learnEach(examples.filter(isOwn), moderationLabels, ({ kind }) => closestLabelOf(kind), kindTask),
    quantisations.sorting
  )

/**
 * Pruning: a tenth of the weights, of categories a twentieth, says nearly as much as all of them, once it has been learned
 * alone.
 */
const keptShares = { sentiment: [0.5, 0.5, 0.5, 0.8], category: [0.4, 0.4, 0.5, 0.7] } as const

const sortingTask = (kept: ReadonlyArray<number>): Task<TrainingExample> => ({
  ...baseTask,
  features: ({ features, spans }) => features ?? spans.whole,
  families: {
    ...baseTask.families,
    letters: { bits: 20, scale: 1, ratio: 0.5, keptShares: kept },
    concepts: { bits: 19, scale: 0.7, ratio: 0, keptShares: kept }
  },
  weight: ({ author }) => (author === undefined ? 1 : 3),
  group: ({ lang }) => lang
})

export const sentimentClassOf = ({ sentiment, kind }: TrainingExample): SentimentClass | undefined =>
  sentimentClasses.find((name) => name === (sentiment === "neutral" && kind === "mixed" ? kind : sentiment))

const fitSentiment = (examples: ReadonlyArray<TrainingExample>): LinearModel =>
  quantise(
    learnEach(examples, sentimentClasses, sentimentClassOf, sortingTask(keptShares.sentiment)),
    quantisations.sorting
  )

const fitCategory = (examples: ReadonlyArray<TrainingExample>): LinearModel =>
  quantise(
    learnEach(examples, categories, ({ category }) => category, sortingTask(keptShares.category)),
    quantisations.sorting
  )

const networkWeightOf = (example: TrainingExample): number =>
  Math.min(textWeight, feedbackWeight(example)) / sentenceWeight

export const networkExamplesOf = (
  examples: ReadonlyArray<TrainingExample>
): ReadonlyArray<NetworkExample> => {
  const told = examples.filter(
    (example) => isOwn(example) && (example.label !== undefined || example.sentiment !== undefined)
  )
  return withSegments(told, ({ label }) => label === "ok").map((example) => ({
    tokens: example.spans.whole.tokens,
    isToxic: example.label === undefined ? undefined : example.label === "toxic",
    kind: example.kind,
    sentiment: sentimentClassOf(example),
    weight: networkWeightOf(example)
  }))
}

const networkSeeds = [1, 2] as const

const fitNetworks = (examples: ReadonlyArray<TrainingExample>): ReadonlyArray<Network> => {
  const read = networkExamplesOf(examples)
  return networkSeeds.map((seed) => fitNetwork(read, seed))
}

export const fitAbuse = (
  examples: ReadonlyArray<TrainingExample>
): Pick<Models, "toxicity" | "networks"> => ({
  toxicity: fitToxicity(examples),
  networks: fitNetworks(asWritten(examples))
})

/**
 * `language` must be fitted before, because the examples' concepts depend on it. Only the model of crises learns from
 * `crisisTexts`.
 */
export const fitOthers = (
  examples: ReadonlyArray<TrainingExample>,
  language: LinearModel,
  crisisTexts: ReadonlyArray<TrainingExample> = []
): Omit<Models, "toxicity" | "networks"> => {
  const written = asWritten(examples)
  return {
    language,
    register: fitRegister(written),
    crisis: fitCrisis(written, crisisTexts),
    kind: fitKind(written),
    category: fitCategory(written),
    sentiment: fitSentiment(written)
  }
}

export const fitModels = (examples: ReadonlyArray<TrainingExample>, language: LinearModel): Models => ({
  ...fitAbuse(examples),
  ...fitOthers(examples, language)
})
