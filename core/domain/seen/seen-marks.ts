import type { OwnerId } from "../accounts/account.ts"

/** State at the end of a visit: the newest day (ISO time at noon) and its items. Everything older counts as seen. */
export interface SeenFeedback {
  readonly day: string
  /** Needed because times are days only; empty means all items of the day. */
  readonly ids: ReadonlyArray<string>
}

/** Maximum ids stored for one day; if there are more, all items of the day count as seen. */
export const maxSeenIds = 300

/** Maximum stored badges, as `category tier`; there are 25 badges. */
export const maxSeenBadges = 50

export interface SeenMarks {
  readonly kind: "seen"
  readonly id: "seen"
  readonly owner: OwnerId
  readonly feedback: SeenFeedback | null
  readonly badges: ReadonlyArray<string> | null
}

export const emptySeenMarks = (owner: OwnerId): SeenMarks => ({
  kind: "seen",
  id: "seen",
  owner,
  feedback: null,
  badges: null
})
