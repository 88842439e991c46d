import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { publicLimit } from "#core/domain/hives/hive-rules.ts"

export const isLimitReached = (publicCount: number): boolean => publicCount >= publicLimit

/** How many would be public afterwards; null when there is room for them. */
export const countOverLimit = (publicCount: number, chosen: FeedbackItems): number | null => {
  const after = publicCount + chosen.filter((item) => !item.isPublic).length
  return after > publicLimit ? after : null
}
