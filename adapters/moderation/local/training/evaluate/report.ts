import { categories, sentiments } from "#core/domain/categories/category.ts"
import type { Decision } from "#core/domain/moderation/verdict.ts"
import { type Confusion, cellCount, confusionRows, confusionTotal, truthsOf } from "./confusion.ts"
import { type Estimate, shareOf } from "./estimate.ts"
import { byLanguage } from "./language-order.ts"
import { accuracyOf, f1Of, macroF1Of, precisionOf, recallOf } from "./scores.ts"
import type { EvaluationTally, ItemSlice, KindCount, KindSlice } from "./tally.ts"

const [ok, toxic] = [0, 1]

/** F1 is undefined where a class is missing. */
const whenBoth = (confusion: Confusion, figure: Estimate | null): Estimate | null =>
  truthsOf(confusion, ok) > 0 && truthsOf(confusion, toxic) > 0 ? figure : null

const screeningRow = ([slice, confusion]: readonly [ItemSlice, Confusion]) => ({
  ...slice,
  items: confusionTotal(confusion),
  toxic: truthsOf(confusion, toxic),
  found: cellCount(confusion, toxic, toxic),
  wronglyStopped: cellCount(confusion, ok, toxic),
  precision: precisionOf(confusion, toxic),
  recall: recallOf(confusion, toxic),
  f1: whenBoth(confusion, f1Of(confusion, toxic)),
  macroF1: whenBoth(confusion, macroF1Of(confusion)),
  falsePositiveRate: shareOf(cellCount(confusion, ok, toxic), truthsOf(confusion, ok))
})

const stoppedShare = ({ approved, covered, rejected }: Record<Decision, number>) =>
  shareOf(covered + rejected, approved + covered + rejected)

const kindRow = ([slice, { plain, decorated, between, unchanged }]: readonly [KindSlice, KindCount]) => {
  const items = plain.approved + plain.covered + plain.rejected
  return {
    ...slice,
    items,
    ...plain,
    stopped: stoppedShare(plain),
    stoppedDecorated: stoppedShare(decorated),
    stoppedBetween: stoppedShare(between),
    rejectedBetween: between.rejected,
    unchanged: shareOf(unchanged, items)
  }
}

const classRows =
  (classes: ReadonlyArray<string>) =>
  ([language, confusion]: readonly [string | null, Confusion]) => ({
    language,
    items: confusionTotal(confusion),
    accuracy: accuracyOf(confusion),
    macroF1: macroF1Of(confusion),
    classes: classes.map((name, one) => ({
      name,
      items: truthsOf(confusion, one),
      precision: precisionOf(confusion, one),
      recall: recallOf(confusion, one)
    })),
    confusion: confusionRows(confusion)
  })

const timeOf = ({ durations }: EvaluationTally) => ({
  medianMs: durations.quantile(0.5),
  p99Ms: durations.quantile(0.99),
  longestMs: durations.longest(),
  totalMs: durations.total()
})

export const reportOf = (tally: EvaluationTally) => ({
  judged: tally.decisions.approved + tally.decisions.covered + tally.decisions.rejected,
  ...tally.decisions,
  time: timeOf(tally),
  screening: tally.screening.entries().map(screeningRow).sort(byLanguage),
  kinds: tally.kinds.entries().map(kindRow).sort(byLanguage),
  categories: tally.sorting.entries().map(classRows(categories)).sort(byLanguage),
  sentiments: tally.sentimentConfusions.entries().map(classRows(sentiments)).sort(byLanguage),
  examples: [...tally.examples.all()].sort(byLanguage)
})

type EvaluationReport = ReturnType<typeof reportOf>
export type ClassReport = EvaluationReport["categories"][number]
