import { accountFromStored, accountToStored } from "../accounts/stored-account.ts"
import { feedbackFromStored, feedbackToStored } from "../feedback/stored-feedback.ts"
import { badgeKeysOf, photoKeysAt } from "../images/image-address.ts"
import type { ImageKey } from "../images/image-key.ts"
import { recordKinds } from "../records/record-kinds.ts"
import type { StoredRow } from "../records/stored-row.ts"
import { type Collection, isCollection } from "./collections.ts"

export type PortableRecord = Extract<StoredRow, { readonly kind: Collection }>

const isOfCollection = (record: StoredRow): record is PortableRecord => isCollection(record.kind)

/** Skips counters that are all zero: some stores have them, others don't. */
export const isPortable = (record: StoredRow): record is PortableRecord => {
  if (record.kind !== "stats") return isOfCollection(record)
  return [record.totalPoints, ...Object.values(record.counts)].some((count) => count !== 0)
}

/** A record of any version as today's version stores it, and without its password reset link. */
export const portable = (record: PortableRecord): PortableRecord => {
  if (record.kind === "feedback") return feedbackToStored(feedbackFromStored(record))
  return record.kind === "account" ? accountToStored({ ...accountFromStored(record), reset: null }) : record
}

/** Sessions are never in backups, and those of older backups are skipped: an ended session must not return. */
export const isInBackups = ({ kind }: StoredRow): boolean => recordKinds[kind].home !== "sessions"

const sortKeys = (value: object): object => {
  const fields = new Map(Object.entries(value))
  return Object.fromEntries([...fields.keys()].toSorted().map((name) => [name, fields.get(name)]))
}

const withSortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? sortKeys(value) : value

/** Canonical text of a record, equal for every store and version. */
export const canonicalJson = (record: PortableRecord): string =>
  JSON.stringify(portable(record), withSortedKeys)

export const imagesNamedBy = (record: StoredRow): ReadonlyArray<ImageKey> => {
  if (record.kind === "account") return photoKeysAt(record.profileImageUrl)
  return record.kind === "catalogue-badge" ? badgeKeysOf(record.image) : []
}
