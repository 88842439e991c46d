import type { OwnerId } from "../accounts/account.ts"
import type { StoredRecord } from "../records/record-kinds.ts"

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
