import { defaultCatalogue } from "../badges/stored-catalogue.ts"
import type { StoredRecord } from "../hives/change.ts"
import { canonicalJson, isPortable } from "./portable-record.ts"

const seeded = new Set(Array.from(defaultCatalogue.values(), canonicalJson))

/**
 * Whether a store holds no more than its first start made, and nobody used it since: the badges as they were seeded, and
 * one admin with the line of the history that says so. What is derived from nothing says nothing.
 */
export const isAsFirstStarted = (records: ReadonlyArray<StoredRecord>): boolean => {
  const countOf = (kind: StoredRecord["kind"]) => records.filter((record) => record.kind === kind).length
  if (countOf("admin") > 1 || countOf("admin-entry") > 1) return false
  return records.every((record) => {
    if (record.kind === "catalogue-badge") return isPortable(record) && seeded.has(canonicalJson(record))
    return record.kind === "admin" || record.kind === "admin-entry" || record.kind === "admin-session"
  })
}
