import { accountDefaults } from "../accounts/account.ts"
import { badgeKeysOf, photoKeysAt } from "../images/image-address.ts"
import type { ImageKey } from "../images/image-key.ts"
import { decodeRecord } from "../records/decode-records.ts"
import type { StoredRecord } from "../records/record-kinds.ts"
import { type RawRecord, type RecordOf, recordKinds } from "../records/record-kinds.ts"
import { type Collection, isCollection } from "./collections.ts"

export type PortableRecord = RecordOf<Collection>

/** A record of a backup, as any version wrote it. */
export type RawPortableRecord = RawRecord<Collection>

const isOfCollection = (record: StoredRecord): record is PortableRecord => isCollection(record.kind)

/** Skips counters that are all zero: some stores have them, others don't. */
export const isPortable = (record: StoredRecord): record is PortableRecord => {
  if (record.kind !== "stats") return isOfCollection(record)
  return [record.totalPoints, ...Object.values(record.counts)].some((count) => count !== 0)
}

export const portable = (row: RawPortableRecord): PortableRecord => {
  const record = decodeRecord(row)
  return record.kind === "account" ? { ...accountDefaults, ...record, reset: null } : record
}

/** Sessions are never in backups, and those of older backups are skipped: an ended session must not return. */
export const isInBackups = ({ kind }: RawRecord): boolean => recordKinds[kind].home !== "sessions"

const sortKeys = (value: object): object => {
  const fields = new Map(Object.entries(value))
  return Object.fromEntries([...fields.keys()].toSorted().map((name) => [name, fields.get(name)]))
}

const withSortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? sortKeys(value) : value

/** Canonical text of a record, equal for every store and version. */
export const canonicalJson = (record: RawPortableRecord): string =>
  JSON.stringify(portable(record), withSortedKeys)

export const imagesNamedBy = (record: RawRecord): ReadonlyArray<ImageKey> => {
  if (record.kind === "account") return photoKeysAt(record.profileImageUrl)
  return record.kind === "catalogue-badge" ? badgeKeysOf(record.image) : []
}
