import { accountDefaults } from "../accounts/account.ts"
import { completed } from "../feedback/feedback.ts"
import type { StoredRecord } from "../hives/change.ts"
import { badgeKeysOf, photoKeysAt } from "../images/image-address.ts"
import type { ImageKey } from "../images/image-key.ts"
import { recordKinds } from "../records/record-kinds.ts"
import { type Collection, isCollection } from "./collections.ts"

/** A record that moves from store to store. */
export type PortableRecord = Extract<StoredRecord, { readonly kind: Collection }>

const isOfCollection = (record: StoredRecord): record is PortableRecord => isCollection(record.kind)

/** Counters that are all zero say what their absence says, and a store may have them or not: they stay behind. */
export const isPortable = (record: StoredRecord): record is PortableRecord => {
  if (record.kind !== "stats") return isOfCollection(record)
  return [record.totalPoints, ...Object.values(record.counts)].some((count) => count !== 0)
}

/** A record as today's version writes it; a link that opens an account stays behind. */
export const portable = (record: PortableRecord): PortableRecord => {
  if (record.kind === "feedback") return completed(record)
  return record.kind === "account" ? { ...accountDefaults, ...record, reset: null } : record
}

/** What was ended since must not come back with a backup: sessions are in none, and those of older ones are left. */
export const isInBackups = ({ kind }: StoredRecord): boolean => recordKinds[kind].home !== "sessions"

const sorted = (value: object): object => {
  const fields = new Map(Object.entries(value))
  return Object.fromEntries([...fields.keys()].toSorted().map((name) => [name, fields.get(name)]))
}

const withSortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? sorted(value) : value

/** The same text for the same record, whichever store and version it comes from. */
export const canonicalJson = (record: PortableRecord): string =>
  JSON.stringify(portable(record), withSortedKeys)

/** The pictures that a record names. */
export const imagesNamedBy = (record: StoredRecord): ReadonlyArray<ImageKey> => {
  if (record.kind === "account") return photoKeysAt(record.profileImageUrl)
  return record.kind === "catalogue-badge" ? badgeKeysOf(record.image) : []
}
