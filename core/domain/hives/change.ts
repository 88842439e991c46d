import type { Account, OwnerId } from "../accounts/account.ts"
import type { FormerEmail } from "../accounts/former-email.ts"
import type { Session } from "../accounts/session.ts"
import type { Admin, AdminEntry, AdminSession } from "../admins/admin.ts"
import type { CatalogueBadge, UnlockedBadge } from "../badges/badge.ts"
import type { Feedback } from "../feedback/feedback.ts"
import type { SubmissionKey } from "../feedback/submission-key.ts"
import type { StoredInsight } from "../insight/stored-insight.ts"
import type { Link } from "../links/link.ts"
import type { VerdictRecord } from "../moderation/verdict-record.ts"
import type { PointsEntry, Stats } from "../points/points.ts"
import type { SeenMarks } from "../seen/seen-marks.ts"

export type InstallationRecord = Admin | AdminSession | AdminEntry | CatalogueBadge | FormerEmail

/**
 * A record as the rules see it; a `StoredRow` is its stored form. Every record has a kind, an owner, and an id that is
 * unique within owner and kind.
 */
export type StoredRecord =
  | InstallationRecord
  | Account
  | Link
  | Session
  | Feedback
  | PointsEntry
  | Stats
  | UnlockedBadge
  | VerdictRecord
  | SubmissionKey
  | StoredInsight
  | SeenMarks

export interface RecordKey {
  readonly kind: StoredRecord["kind"]
  readonly owner: OwnerId
  readonly id: string
}

/** Records to put (as a whole) and to delete, in one atomic and durable change. */
export interface Change {
  readonly put: ReadonlyArray<StoredRecord>
  readonly remove: ReadonlyArray<RecordKey>
}

export const emptyChange: Change = { put: [], remove: [] }

export const putChange = (...put: ReadonlyArray<StoredRecord>): Change => ({ put, remove: [] })

export const isEmptyChange = ({ put, remove }: Change): boolean => put.length === 0 && remove.length === 0

/**
 * Whether a change stays within one hive, as each hive has its own lock. A former email belongs to the installation,
 * but may be part of it.
 */
export const isWithinOwner = (owner: OwnerId, { put, remove }: Change): boolean =>
  put.every((record) => record.owner === owner || record.kind === "former-email") &&
  remove.every((key) => key.owner === owner)
