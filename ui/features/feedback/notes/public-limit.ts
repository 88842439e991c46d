import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { maxPublicItems } from "#core/domain/hives/hive-rules.ts"

export const isLimitReached = (publicCount: number): boolean => publicCount >= maxPublicItems

export const countOverLimit = (publicCount: number, chosen: FeedbackItems): number | null => {
  const after = publicCount + chosen.filter((item) => !item.isPublic).length
  return after > maxPublicItems ? after : null
}
