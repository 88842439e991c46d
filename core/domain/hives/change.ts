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

/** What belongs to the installation: its owner is `installationOwner`. */
export type InstallationRecord = Admin | AdminSession | AdminEntry | CatalogueBadge | FormerEmail

/** Everything that is stored is a record of a kind, belongs to an owner, and has an id within that kind. */
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

/** What a use case decided: records to put (whole) and to delete. Becomes durable as one, or not at all. */
export interface Change {
  readonly put: ReadonlyArray<StoredRecord>
  readonly remove: ReadonlyArray<RecordKey>
}

export const noChange: Change = { put: [], remove: [] }

export const putting = (...put: ReadonlyArray<StoredRecord>): Change => ({ put, remove: [] })

export const isEmpty = ({ put, remove }: Change): boolean => put.length === 0 && remove.length === 0

/** No change alters two hives: each has a lock of its own. An email that is given up is the installation's to know. */
export const staysWithOwner = (owner: OwnerId, { put, remove }: Change): boolean =>
  put.every((record) => record.owner === owner || record.kind === "former-email") &&
  remove.every((key) => key.owner === owner)
