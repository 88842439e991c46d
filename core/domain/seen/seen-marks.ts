import type { OwnerId } from "../accounts/account.ts"

/** What had come by the end of a visit: the newest day (as ISO time, at noon), and which items that day had. All before it is known. */
export interface SeenFeedback {
  readonly day: string
  /** Times are kept by the day, so within the newest one the items themselves are remembered; none stand for all. */
  readonly ids: ReadonlyArray<string>
}

/** So many items of one day are remembered; of a fuller day all count as seen. */
export const mostSeenIds = 300

/** Badges that were celebrated, by `category tier`. There are 25. */
export const mostSeenBadges = 50

/** What an owner has seen, on whichever device: only what came since is new. Null before a first visit. */
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
