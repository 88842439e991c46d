import type { Category, Sentiment } from "../categories/category.ts"

/** What an analyst says of one text. `summary` is a short English line that never repeats the text. */
export interface Analysis {
  readonly category: Category
  readonly sentiment: Sentiment
  readonly summary: string
}

/** An approved item by what was said of it. */
export interface AnalysedItem extends Analysis {
  readonly id: string
}

/** A phrase of an insight, with the items that it rests on. */
export interface Evidence {
  readonly phrase: string
  readonly ids: ReadonlyArray<string>
}

/** What many items say together (spec section 3, summary response). */
export interface Insight {
  /** Text with the share of positive items as a percentage, "75% positive". */
  readonly overallSentiment: string
  /** What is praised, most items first. */
  readonly strengths: ReadonlyArray<Evidence>
  /** What is criticised, most items first. */
  readonly areas: ReadonlyArray<Evidence>
  readonly generalTone: string
}
