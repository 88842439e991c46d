import type { OwnerId } from "../accounts/account.ts"

/**
 * State at the end of a visit: the newest day (ISO time at noon) and the items of that day. Everything earlier is
 * seen.
 */
export interface SeenFeedback {
  readonly day: string
  /** Items of the newest day, since times are days only; empty stands for all. */
  readonly ids: ReadonlyArray<string>
}

/** Maximum remembered items of one day; of a fuller day all count as seen. */
export const mostSeenIds = 300

/** Maximum remembered badges, as `category tier`. There are 25. */
export const mostSeenBadges = 50

/** What an owner has seen on any device; null before a first visit. */
export interface SeenMarks {
  readonly kind: "seen"
  readonly id: "seen"
  readonly owner: OwnerId
  readonly feedback: SeenFeedback | null
  readonly badges: ReadonlyArray<string> | null
}

export const nothingSeen = (owner: OwnerId): SeenMarks => ({
  kind: "seen",
  id: "seen",
  owner,
  feedback: null,
  badges: null
})
