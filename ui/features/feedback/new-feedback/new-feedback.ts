import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { maxSeenIds } from "#core/domain/seen/seen-limits.ts"
import type { SeenFeedback } from "#core/domain/seen/seen-marks.ts"
import { readStoredJson, writeStored } from "../../../components/stored-item.ts"

export const seenIn = (items: FeedbackItems): SeenFeedback => {
  const days = items.map(({ createdAt }) => createdAt).toSorted()
  const day = days.at(-1) ?? ""
  const ids = items.filter(({ createdAt }) => createdAt === day).map(({ id }) => id)
  return { day, ids: ids.length > maxSeenIds ? [] : ids }
}

const isSeenThatDay = ({ ids }: SeenFeedback, id: string): boolean => ids.length === 0 || ids.includes(id)

export const isNewSince = (seen: SeenFeedback, { id, createdAt, moderationStatus }: FeedbackItem): boolean =>
  moderationStatus === "approved" &&
  (createdAt > seen.day || (createdAt === seen.day && !isSeenThatDay(seen, id)))

const visitKeyOf = (ownerId: string): string => `honesthive-seen:${ownerId}`

const isSeen = (value: unknown): value is SeenFeedback =>
  typeof value === "object" &&
  value !== null &&
  "day" in value &&
  typeof value.day === "string" &&
  "ids" in value &&
  Array.isArray(value.ids)

/** Items seen before this visit. A visit lasts as long as the tab, across reloads. */
export const beginVisit = (ownerId: string, known: SeenFeedback): SeenFeedback => {
  const before = readStoredJson("sessionStorage", visitKeyOf(ownerId))
  if (isSeen(before)) return before
  writeStored("sessionStorage", visitKeyOf(ownerId), JSON.stringify(known))
  return known
}
