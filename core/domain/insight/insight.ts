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

/** A phrase of an insight with its items. */
export interface Evidence {
  readonly phrase: string
  readonly ids: ReadonlyArray<string>
}

/** Summary of many items (spec section 3, summary response). */
export interface Insight {
  /** Text with the share of positive items as a percentage, "75% positive". */
  readonly overallSentiment: string
  /** Praised topics, most items first. */
  readonly strengths: ReadonlyArray<Evidence>
  /** Criticised topics, most items first. */
  readonly areas: ReadonlyArray<Evidence>
  readonly generalTone: string
}
