import type { Category, Sentiment } from "../categories/category.ts"

/** Analysis of one text. `summary` is a short English line that never repeats the text. */
export interface Analysis {
  readonly category: Category
  readonly sentiment: Sentiment
  readonly summary: string
}

export interface AnalysedItem extends Analysis {
  readonly id: string
}

export interface PhraseEvidence {
  readonly phrase: string
  readonly ids: ReadonlyArray<string>
}

/**
 * Insight of several items. `overallSentiment` is a text such as "75% positive"; `strengths` are praised topics and
 * `areas` criticised ones, most items first.
 */
export interface Insight {
  readonly overallSentiment: string
  readonly strengths: ReadonlyArray<PhraseEvidence>
  readonly areas: ReadonlyArray<PhraseEvidence>
  readonly generalTone: string
}
