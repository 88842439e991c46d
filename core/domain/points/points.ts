import type { OwnerId } from "../accounts/account.ts"
import type { CategoryKey } from "../categories/category.ts"
import type { FeedbackId } from "../feedback/feedback.ts"
import type { Day } from "../values/day.ts"

type PointsSource = "feedback" | "badge"

/**
 * One line of the points history (spec section 3). Its id is derived from what it rewards (`feedback:<id>`,
 * `badge:<id>`), so nothing is rewarded twice.
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

/** Counters: the sum of the history, and approved items by category (spec section 3). */
export interface Stats {
  readonly kind: "stats"
  readonly id: "stats"
  readonly owner: OwnerId
  readonly totalPoints: number
  readonly counts: Readonly<Record<CategoryKey, number>>
}
