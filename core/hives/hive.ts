import type { Account } from "../accounts/account.ts"
import type { UnlockedBadge } from "../badges/badge.ts"
import type { StoredOverview } from "../categories/stored-overview.ts"
import type { Feedback, FeedbackId } from "../feedback/feedback.ts"
import type { SubmissionKey } from "../feedback/submission-key.ts"
import type { Link } from "../links/link.ts"
import type { PointsEntry, Stats } from "../points/points.ts"

/** What a use case needs to see of a hive beyond its counters. */
export interface Wanted {
  readonly items?: ReadonlyArray<FeedbackId>
  /** Id of a `SubmissionKey`. */
  readonly submissionKey?: string
  /** The stored overview, and what tells whether it still holds. */
  readonly overview?: true
}

/** The items that an overview rests on: approved, and not held. */
export interface CountedItems {
  readonly count: number
  /**
   * The same as long as the same items count, in the same categories and with the same sentiments; means nothing in
   * another store.
   */
  readonly fingerprint: string
}

/**
 * An owner's account, feedback, points and badges as one whole: all that changes under the owner's lock.
 * Never the whole list of feedback: `items` and `points` hold what was wanted and exists.
 */
export interface Hive {
  readonly account: Account
  readonly stats: Stats
  readonly badges: ReadonlyMap<string, UnlockedBadge>
  /** The owner's links, the one in use and those given up, by id. */
  readonly links: ReadonlyMap<string, Link>
  readonly publicIds: ReadonlySet<FeedbackId>
  readonly items: ReadonlyMap<FeedbackId, Feedback>
  /** The history entries that name a wanted item. */
  readonly points: ReadonlyMap<FeedbackId, ReadonlyArray<PointsEntry>>
  readonly submissionKey: SubmissionKey | undefined
  readonly overview: StoredOverview | undefined
  /** Undefined when the overview was not wanted. */
  readonly counted: CountedItems | undefined
}
