import { categories, sentiments } from "#core/domain/categories/category.ts"
import type { Decision } from "#core/domain/moderation/verdict.ts"
import { addToConfusion, type Confusion, emptyConfusion } from "./confusion.ts"
import { betweenOthers, decorated } from "./dress.ts"
import { makeDurations } from "./durations.ts"
import { makeExamples } from "./examples.ts"
import { itemLabels, type LabelledText } from "./item.ts"
import { decideText, type ItemResult } from "./judge.ts"
import { makeKeyed } from "./keyed.ts"

/** Subset of the items; null means no restriction. */
export interface ItemSlice {
  readonly language: string | null
  readonly script: string | null
  readonly tier: string | null
}

export interface KindSlice {
  readonly language: string
  readonly label: (typeof itemLabels)[number]
  readonly kind: string | null
  readonly disguised: boolean
}

export interface KindCount {
  readonly plain: Record<Decision, number>
  readonly decorated: Record<Decision, number>
  readonly between: Record<Decision, number>
  unchanged: number
}

const zeroDecisions = (): Record<Decision, number> => ({ approved: 0, covered: 0, rejected: 0 })

const zeroKindCounts = (): KindCount => ({
  plain: zeroDecisions(),
  decorated: zeroDecisions(),
  between: zeroDecisions(),
  unchanged: 0
})

const overallSlice: ItemSlice = { language: null, script: null, tier: null }

const slicesOf = ({ language, script, tier }: LabelledText): ReadonlyArray<ItemSlice> => [
  overallSlice,
  { ...overallSlice, language },
  ...(script === undefined ? [] : [{ ...overallSlice, language, script }]),
  ...(tier === undefined
    ? []
    : [
        { ...overallSlice, tier },
        { ...overallSlice, language, tier }
      ])
]

const confusions = <K>(classes: ReadonlyArray<string>) =>
  makeKeyed<K, Confusion>(() => emptyConfusion(classes.length))

export const makeTally = () => {
  const decisions = { approved: 0, covered: 0, rejected: 0 }
  const durations = makeDurations()
  const screening = confusions<ItemSlice>(itemLabels)
  const kinds = makeKeyed<KindSlice, KindCount>(zeroKindCounts)
  const sorting = confusions<string | null>(categories)
  const sentimentConfusions = confusions<string | null>(sentiments)
  const examples = makeExamples()

  const addKind = (
    { language, label, kind, isDisguised: disguised, text }: LabelledText,
    decision: Decision
  ): void => {
    if (kind === undefined || label === undefined) return
    const dressed = decideText(decorated(text, language))
    const between = decideText(betweenOthers(text, language))
    for (const name of [kind, null]) {
      const count = kinds.at({ language, label, kind: name, disguised })
      count.plain[decision]++
      count.decorated[dressed]++
      count.between[between]++
      if (dressed === decision) count.unchanged++
    }
  }
  const addDecision = (item: LabelledText, finding: ItemResult): void => {
    if (item.label === undefined) return
    const [truth, found] = [itemLabels.indexOf(item.label), Number(finding.decision !== "approved")]
    for (const slice of slicesOf(item)) addToConfusion(screening.at(slice), truth, found)
    addKind(item, finding.decision)
    examples.add(item, finding)
  }
  const addAnalysis = ({ category, sentiment, language }: LabelledText, finding: ItemResult): void => {
    for (const slice of [null, language]) {
      const [sorted, felt] = [categories.indexOf(finding.category), sentiments.indexOf(finding.sentiment)]
      if (category) addToConfusion(sorting.at(slice), categories.indexOf(category), sorted)
      if (sentiment) addToConfusion(sentimentConfusions.at(slice), sentiments.indexOf(sentiment), felt)
    }
  }
  const add = (item: LabelledText, finding: ItemResult): void => {
    decisions[finding.decision]++
    durations.add(finding.ms)
    addDecision(item, finding)
    addAnalysis(item, finding)
  }
  return { add, decisions, durations, screening, kinds, sorting, sentimentConfusions, examples }
}

export type EvaluationTally = ReturnType<typeof makeTally>
