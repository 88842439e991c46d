import { type GuardLanguage, languages } from "../text/script.ts"
import { type BoostedTrees, scoresOfTrees } from "./boosted-trees.ts"
import { type SentimentClass, sentimentClasses } from "./sentiment-classes.ts"

/**
 * Log odds that a class needs more than the others, chosen on texts of authors that the models had not learned from. Polite
 * criticism taken for praise is worse than praise taken for neutral, and two praises in one sentence are no mixture.
 */
const neededLeads: Readonly<Record<"brief" | "long", Readonly<Record<SentimentClass, number>>>> = {
  brief: { positive: 1.5, negative: 0.2, neutral: 0, mixed: 1.5 },
  long: { positive: 1.6, negative: -0.2, neutral: 0, mixed: -0.3 }
}

export interface ScoredSentiment {
  readonly inputs: ReadonlyArray<number>
  readonly linear: ReadonlyArray<number>
  readonly language: GuardLanguage
}

/** Their order is fixed, because a tree names an input by its index. */
export const sentimentInputsOf = ({ inputs, linear, language }: ScoredSentiment): ReadonlyArray<number> => [
  ...inputs,
  ...linear,
  ...languages.map((one) => Number(one === language))
]

/** Log odds of each class less the lead that it needs. `trees` tell each from the others, in the order of the classes. */
export const sentimentScoresBy = (
  trees: ReadonlyArray<BoostedTrees>,
  scored: ScoredSentiment,
  isBrief: boolean
): ReadonlyArray<number> => {
  const leads = neededLeads[isBrief ? "brief" : "long"]
  return scoresOfTrees(trees, sentimentInputsOf(scored)).map(
    (score, at) => score - leads[sentimentClasses[at] ?? "neutral"]
  )
}
