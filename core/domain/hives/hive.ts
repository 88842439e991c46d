import type { Account } from "../accounts/account.ts"
import type { Session } from "../accounts/session.ts"
import type { UnlockedBadge } from "../badges/badge.ts"
import type { Feedback, FeedbackId } from "../feedback/feedback.ts"
import type { SubmissionKey } from "../feedback/submission-key.ts"
import type { StoredInsight } from "../insight/stored-insight.ts"
import type { Link } from "../links/link.ts"
import type { VerdictRecord } from "../moderation/verdict-record.ts"
import type { PointsEntry, Stats } from "../points/points.ts"
import type { SeenMarks } from "../seen/seen-marks.ts"

/** What a use case wishes to see of a hive beyond its head. */
export interface Wish {
  /**
   * Beside the account no more than these of what the rest names: for changes of which there are many. One that may hide
   * what is public looks at `publicIds`.
   */
  readonly only?: ReadonlyArray<keyof Hive>
  /** These items, the history entries that name them, and the verdicts on them. */
  readonly items?: ReadonlyArray<FeedbackId>
  /** The one with this id; undefined shows none. */
  readonly submissionKey?: string | undefined
  /** The stored insight, and what tells whether it still holds. */
  readonly insight?: true
  readonly seen?: true
  readonly sessions?: true
}

/** The items that an insight rests on: approved, and not held. */
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
 * Never the whole list of feedback: `items`, `points` and `verdicts` hold what was wished for and exists.
 */
export interface Hive {
  readonly account: Account
  readonly stats: Stats
  readonly badges: ReadonlyMap<string, UnlockedBadge>
  /** The owner's links, the one in use and those given up, by id. */
  readonly links: ReadonlyMap<string, Link>
  readonly publicIds: ReadonlySet<FeedbackId>
  readonly items: ReadonlyMap<FeedbackId, Feedback>
  /** The history entries that name one of `items`. */
  readonly points: ReadonlyMap<FeedbackId, ReadonlyArray<PointsEntry>>
  /** The verdicts on one of `items`. */
  readonly verdicts: ReadonlyMap<FeedbackId, ReadonlyArray<VerdictRecord>>
  readonly submissionKey: SubmissionKey | undefined
  readonly insight: StoredInsight | undefined
  readonly counted: CountedItems
  readonly seen: SeenMarks | undefined
  /** By id. */
  readonly sessions: ReadonlyMap<string, Session>
}

/** What is seen of a hive whatever the wish: the cost of it is flat in the hive. */
type HeadField = "account" | "stats" | "badges" | "links" | "publicIds"

interface FieldsOf {
  readonly items: "items" | "points" | "verdicts"
  readonly submissionKey: "submissionKey"
  readonly insight: "insight" | "counted"
  readonly seen: "seen"
  readonly sessions: "sessions"
}

type FieldIn<W extends Wish> = HeadField | FieldsOf[keyof W & keyof FieldsOf]

/** A hive as a wish shows it: what was not wished for cannot be looked at. */
export type Seen<W extends Wish> = Pick<
  Hive,
  W extends { readonly only: ReadonlyArray<infer Only> } ? "account" | (Only & FieldIn<W>) : FieldIn<W>
>

export type HiveHead = Pick<Hive, HeadField>
export type HiveWithItems = Pick<Hive, HeadField | FieldsOf["items"]>
export type HiveWithInsight = Pick<Hive, HeadField | FieldsOf["insight"]>
