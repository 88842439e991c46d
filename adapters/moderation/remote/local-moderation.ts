import type { Category, Sentiment } from "#core/domain/categories/category.ts"
import type { AnalysedItem, Analysis, Insight } from "#core/domain/insight/insight.ts"
import type { Verdict } from "#core/domain/moderation/verdict.ts"

export interface LocalModeration {
  readonly judge: (text: string) => Verdict
  readonly isCurrent: (verdict: Verdict) => boolean
  readonly version: string
  readonly analyse: (text: string) => Analysis
  readonly summarise: (text: string, category: Category, sentiment: Sentiment) => string
  readonly insight: (items: ReadonlyArray<AnalysedItem>) => Insight
  readonly insightBy: string
  readonly isEnglish: (text: string) => boolean
}
