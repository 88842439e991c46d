import { Struct } from "effect"
import type { StoredRecord } from "../hives/change.ts"

/** Made again from the others when it is missing: it stays behind. */
type Derived = "overview"

/** All records of one kind. */
export type Collection = Exclude<StoredRecord["kind"], Derived>

/**
 * What people call them, in the order in which they are read and written whole: accounts first, because the others
 * belong to them, and what names pictures before the rest.
 */
export const collectionTitles: Readonly<Record<Collection, string>> = {
  account: "accounts",
  "catalogue-badge": "badges of the catalogue",
  admin: "admins",
  "admin-entry": "admins' history",
  "admin-session": "admins' sessions",
  link: "links",
  session: "sessions",
  stats: "counters",
  badge: "unlocked badges",
  feedback: "feedback",
  points: "points",
  verdict: "verdicts",
  "submission-key": "submission keys"
}

/** All of them, in that order. */
export const collections: ReadonlyArray<Collection> = Struct.keys(collectionTitles)
