import { badgeKeysOf, photoKeysAt } from "../images/image-address.ts"
import type { ImageKey } from "../images/image-key.ts"
import { decodeRecord, encodeRecord } from "../records/record-codec.ts"
import { type RawRecord, recordKinds } from "../records/record-kinds.ts"
import { type Collection, isCollection } from "./collections.ts"

export type PortableRecord = RawRecord<Collection>

const isOfCollection = (record: RawRecord): record is PortableRecord => isCollection(record.kind)

/** Skips counters that are all zero: some stores have them, others don't. */
export const isPortable = (record: RawRecord): record is PortableRecord => {
  if (record.kind !== "stats") return isOfCollection(record)
  return [record.totalPoints, ...Object.values(record.counts)].some((count) => count !== 0)
}

export const portable = (record: PortableRecord): PortableRecord => {
  const current = encodeRecord(decodeRecord(record))
  return current.kind === "account" ? { ...current, reset: null } : current
}

/** Sessions are never in backups, and those of older backups are skipped: an ended session must not return. */
export const isInBackups = ({ kind }: RawRecord): boolean => recordKinds[kind].home !== "sessions"

const sortKeys = (value: object): object => {
  const fields = new Map(Object.entries(value))
  return Object.fromEntries([...fields.keys()].toSorted().map((name) => [name, fields.get(name)]))
}

const withSortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? sortKeys(value) : value

export const canonicalJson = (record: PortableRecord): string =>
  JSON.stringify(portable(record), withSortedKeys)

export const imagesNamedBy = (record: RawRecord): ReadonlyArray<ImageKey> => {
  if (record.kind === "account") return photoKeysAt(record.profileImageUrl)
  return record.kind === "catalogue-badge" ? badgeKeysOf(record.image) : []
}
