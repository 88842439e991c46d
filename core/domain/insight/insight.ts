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

export interface Insight {
  /** The share of positive items as a text, "75% positive". */
  readonly overallSentiment: string
  /** Praised topics, most items first. */
  readonly strengths: ReadonlyArray<PhraseEvidence>
  /** Criticised topics, most items first. */
  readonly areas: ReadonlyArray<PhraseEvidence>
  readonly generalTone: string
}
