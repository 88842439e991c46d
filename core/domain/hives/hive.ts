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

export interface HiveQuery {
  /**
   * Limits the view to the account and these fields; for frequent changes. A change that may hide a public item must
   * include `publicIds`.
   */
  readonly only?: ReadonlyArray<keyof Hive>
  /** Adds these items with their history entries and verdicts. */
  readonly items?: ReadonlyArray<FeedbackId>
  /** Undefined reads none. */
  readonly submissionKey?: string | undefined
  readonly insight?: true
  readonly seen?: true
  readonly sessions?: true
}

/** The items behind an insight: approved, and not held. */
export interface CountedItems {
  readonly count: number
  /** Changes with the items, their categories or their sentiments. Comparable only within one store. */
  readonly fingerprint: string
}

/**
 * An owner's account, feedback, points and badges: everything that changes under the owner's lock. `items`, `points`
 * and `verdicts` contain only the requested items, never the whole list.
 */
export interface Hive {
  readonly account: Account
  readonly stats: Stats
  readonly badges: ReadonlyMap<string, UnlockedBadge>
  readonly links: ReadonlyMap<string, Link>
  readonly publicIds: ReadonlySet<FeedbackId>
  readonly items: ReadonlyMap<FeedbackId, Feedback>
  readonly points: ReadonlyMap<FeedbackId, ReadonlyArray<PointsEntry>>
  readonly verdicts: ReadonlyMap<FeedbackId, ReadonlyArray<VerdictRecord>>
  readonly submissionKey: SubmissionKey | undefined
  readonly insight: StoredInsight | undefined
  readonly counted: CountedItems
  readonly seen: SeenMarks | undefined
  readonly sessions: ReadonlyMap<string, Session>
}

/** Fields that every query reads, unless `only` leaves them out: their cost doesn't grow with the hive. */
type HeadField = "account" | "stats" | "badges" | "links" | "publicIds"

interface FieldsOfQuery {
  readonly items: "items" | "points" | "verdicts"
  readonly submissionKey: "submissionKey"
  readonly insight: "insight" | "counted"
  readonly seen: "seen"
  readonly sessions: "sessions"
}

type FieldIn<W extends HiveQuery> = HeadField | FieldsOfQuery[keyof W & keyof FieldsOfQuery]

/** A hive limited to the fields of a query: reading any other is a type error. */
export type HiveView<W extends HiveQuery> = Pick<
  Hive,
  W extends { readonly only: ReadonlyArray<infer Only> } ? "account" | (Only & FieldIn<W>) : FieldIn<W>
>

export type HiveHead = Pick<Hive, HeadField>
export type HiveWithItems = Pick<Hive, HeadField | FieldsOfQuery["items"]>
export type HiveWithInsight = Pick<Hive, HeadField | FieldsOfQuery["insight"]>
