import { defaultCatalogue } from "../badges/stored-catalogue.ts"
import type { RawRecord } from "../records/record-kinds.ts"
import { canonicalJson, isPortable } from "./portable-record.ts"

const seededBadges = new Set(Array.from(defaultCatalogue.values(), canonicalJson))

/**
 * Whether a store contains only the records of a first start: the badges as seeded, and one admin with its history
 * entry and sessions.
 */
export const isAsFirstStarted = (records: ReadonlyArray<RawRecord>): boolean => {
  const countOf = (kind: RawRecord["kind"]) => records.filter((record) => record.kind === kind).length
  if (countOf("admin") > 1 || countOf("admin-entry") > 1) return false
  return records.every((record) => {
    if (record.kind === "catalogue-badge")
      return isPortable(record) && seededBadges.has(canonicalJson(record))
    return record.kind === "admin" || record.kind === "admin-entry" || record.kind === "admin-session"
  })
}
