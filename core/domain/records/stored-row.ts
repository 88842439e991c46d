import type { Account } from "../accounts/account.ts"
import { accountFromStored, accountToStored, type StoredAccount } from "../accounts/stored-account.ts"
import type { Feedback } from "../feedback/feedback.ts"
import { feedbackFromStored, feedbackToStored, type StoredFeedback } from "../feedback/stored-feedback.ts"
import type { Change, RecordKey, StoredRecord } from "../hives/change.ts"

/** A record as files, databases and backups hold it, in the form of any version. */
export type StoredRow = Exclude<StoredRecord, Account | Feedback> | StoredAccount | StoredFeedback

/** A change as journals hold it, in the form of any version. */
export interface StoredChange {
  readonly put: ReadonlyArray<StoredRow>
  readonly remove: ReadonlyArray<RecordKey>
}

export const decodeRecord = (row: StoredRow): StoredRecord => {
  if (row.kind === "feedback") return feedbackFromStored(row)
  return row.kind === "account" ? accountFromStored(row) : row
}

export const encodeRecord = (record: StoredRecord): StoredRow => {
  if (record.kind === "feedback") return feedbackToStored(record)
  return record.kind === "account" ? accountToStored(record) : record
}

/** Kinds of earlier versions. Insights were stored as overviews; they are made anew. */
const retiredKinds: ReadonlySet<string> = new Set(["overview"])

export const isCurrentKind = ({ kind }: { readonly kind: string }): boolean => !retiredKinds.has(kind)

export const withoutRetired = ({ put, remove }: StoredChange): StoredChange => ({
  put: put.filter(isCurrentKind),
  remove: remove.filter(isCurrentKind)
})

export const decodeChange = (change: StoredChange): Change => {
  const { put, remove } = withoutRetired(change)
  return { put: put.map(decodeRecord), remove }
}

/** Of removed records only the keys are written, and so none of their texts. */
export const encodeChange = ({ put, remove }: Change): StoredChange => ({
  put: put.map(encodeRecord),
  remove: remove.map(({ kind, owner, id }) => ({ kind, owner, id }))
})
