import type { OwnerId } from "../accounts/account.ts"
import type { CategoryKey } from "../categories/category.ts"
import type { FeedbackId } from "../feedback/feedback.ts"
import type { Day } from "../values/day.ts"

type PointsSource = "feedback" | "badge"

/**
 * An entry of the points history (spec section 3). Its id is derived from its reason (`feedback:<id>`, `badge:<id>`),
 * so that nothing is rewarded twice.
 */
export interface PointsEntry {
  readonly kind: "points"
  readonly id: string
  readonly owner: OwnerId
  readonly points: number
  readonly source: PointsSource
  readonly description: string
  readonly feedbackId: FeedbackId | null
  readonly badgeId: string | null
  readonly createdOn: Day
}

export interface Stats {
  readonly kind: "stats"
  readonly id: "stats"
  readonly owner: OwnerId
  readonly totalPoints: number
  readonly counts: Readonly<Record<CategoryKey, number>>
}
