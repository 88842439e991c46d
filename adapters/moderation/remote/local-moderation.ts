import type { Category, Sentiment } from "../../../core/domain/categories/category.ts"
import type { AnalysedItem, Analysis, Insight } from "../../../core/domain/insight/insight.ts"
import type { Verdict } from "../../../core/domain/moderation/verdict.ts"

/** What this server can say of a text by itself: it comes first, and stands where a service is away. */
export interface LocalModeration {
  readonly judge: (text: string) => Verdict
  readonly analyse: (text: string) => Analysis
  /** One line on a text whose category and sentiment are settled. */
  readonly summarise: (text: string, category: Category, sentiment: Sentiment) => string
  readonly insight: (items: ReadonlyArray<AnalysedItem>) => Insight
  readonly insightBy: string
  readonly isEnglish: (text: string) => boolean
}
