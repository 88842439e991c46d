import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"

/** What had come by the end of a visit: the newest day, and which items that day had. All before it is known. */
interface Seen {
  readonly day: string
  readonly ids: ReadonlyArray<string>
}

/** Times are kept by the day, so within the newest one the items themselves are remembered. */
export const seenIn = (items: FeedbackItems): Seen => {
  const days = items.map(({ createdAt }) => createdAt).toSorted()
  const day = days.at(-1) ?? ""
  return { day, ids: items.filter(({ createdAt }) => createdAt === day).map(({ id }) => id) }
}

export const isNewSince = (seen: Seen, { id, createdAt, moderationStatus }: FeedbackItem): boolean =>
  moderationStatus === "approved" &&
  (createdAt > seen.day || (createdAt === seen.day && !seen.ids.includes(id)))

const keyOf = (ownerId: string): string => `honesthive-seen:${ownerId}`

const isSeen = (value: unknown): value is Seen =>
  typeof value === "object" &&
  value !== null &&
  "day" in value &&
  typeof value.day === "string" &&
  "ids" in value &&
  Array.isArray(value.ids)

const read = (storage: Storage, ownerId: string): Seen | null => {
  const value: unknown = JSON.parse(storage.getItem(keyOf(ownerId)) ?? "null")
  return isSeen(value) ? value : null
}

/**
 * What was known when this visit began: a visit is a tab's. On a browser's first one nothing counts as new.
 * Remembers what is there now for the next visit.
 */
export const beginVisit = (ownerId: string, items: FeedbackItems): Seen => {
  const now = seenIn(items)
  try {
    const before = read(sessionStorage, ownerId) ?? read(localStorage, ownerId) ?? now
    sessionStorage.setItem(keyOf(ownerId), JSON.stringify(before))
    localStorage.setItem(keyOf(ownerId), JSON.stringify(now))
    return before
  } catch {
    // Storage may be switched off; then nothing is marked.
    return now
  }
}
