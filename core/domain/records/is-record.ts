import { type Field, type FieldType, fieldsOf, isKind, kinds, type StoredRecordKind } from "./record-kinds.ts"
import type { StoredRow } from "./stored-row.ts"

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

const isText = (value: unknown): boolean => typeof value === "string"

const fieldTypeChecks: Readonly<Record<FieldType, (value: unknown) => boolean>> = {
  text: isText,
  instant: isText,
  boolean: (value) => typeof value === "boolean",
  integer: Number.isSafeInteger,
  bigint: Number.isSafeInteger,
  date: (value) => typeof value === "string" && dayPattern.test(value),
  json: (value) => typeof value === "object" && value !== null
}

const isFieldValid = ({ type, isNullable, isAdded }: Field, value: unknown): boolean => {
  if (value === undefined) return isAdded
  return value === null ? isNullable : fieldTypeChecks[type](value)
}

const fieldsOfKind: ReadonlyMap<StoredRecordKind, ReadonlyArray<Field>> = new Map(
  kinds.map((kind) => [kind, fieldsOf(kind)])
)

/**
 * Whether this is a record of any version of the product. Unknown fields are ignored. Kept simple, because a restore
 * may check millions of records.
 */
export const isRecord = (value: unknown): value is StoredRow => {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false
  const { kind } = value
  if (typeof kind !== "string" || !isKind(kind)) return false
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(value))
  return (fieldsOfKind.get(kind) ?? []).every((field) => isFieldValid(field, given.get(field.name)))
}
