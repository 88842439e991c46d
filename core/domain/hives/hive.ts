import type { Account } from "../accounts/account.ts"
import type { Feedback, FeedbackId } from "../feedback/feedback.ts"
import type { SubmissionKey } from "../feedback/submission-key.ts"
import type { VerdictRecord } from "../moderation/verdict-record.ts"
import type { PointsEntry } from "../points/points.ts"
import type { HiveRecords, RecordRequests, RequestedField } from "./hive-records.ts"

export interface HiveQuery extends RecordRequests {
  /**
   * Limits the view to the account and these fields; for frequent changes. A change that may hide a public item must
   * include `publicIds`.
   */
  readonly only?: ReadonlyArray<keyof Hive>
  readonly items?: ReadonlyArray<FeedbackId>
  readonly submissionKey?: string | undefined
}

/** The items behind an insight: approved, neither held nor covered. */
export interface CountedItems {
  readonly count: number
  /** Changes with the items, their categories or their sentiments. Comparable only within one store. */
  readonly fingerprint: string
}

export const noCountedItems: CountedItems = { count: 0, fingerprint: "" }

/**
 * An owner's account, feedback, points and badges: everything that changes under the owner's lock. `items`, `points`
 * and `verdicts` contain only the requested items, never the whole list.
 */
export interface Hive extends HiveRecords {
  readonly account: Account
  readonly publicIds: ReadonlySet<FeedbackId>
  readonly items: ReadonlyMap<FeedbackId, Feedback>
  readonly points: ReadonlyMap<FeedbackId, ReadonlyArray<PointsEntry>>
  readonly verdicts: ReadonlyMap<FeedbackId, ReadonlyArray<VerdictRecord>>
  readonly submissionKey: SubmissionKey | undefined
  readonly counted: CountedItems
}

type HeadField = "account" | "publicIds" | Exclude<keyof HiveRecords, RequestedField>

type FieldsOfQuery = { readonly [F in RequestedField]: F } & {
  readonly items: "items" | "points" | "verdicts"
  readonly submissionKey: "submissionKey"
}

type FieldIn<Q extends HiveQuery> =
  | HeadField
  | FieldsOfQuery[keyof Q & keyof FieldsOfQuery]
  | ("insight" extends keyof Q ? "counted" : never)

export type HiveView<Q extends HiveQuery> = Pick<
  Hive,
  Q extends { readonly only: ReadonlyArray<infer Only> } ? "account" | (Only & FieldIn<Q>) : FieldIn<Q>
>

export type HiveHead = Pick<Hive, HeadField>
export type HiveWithItems = Pick<Hive, HeadField | FieldsOfQuery["items"]>
export type HiveWithInsight = Pick<Hive, HeadField | "insight" | "counted">
