import type { StoredRecord } from "../hives/change.ts"
import { type Field, type FieldType, fieldsOf, isKind, type Kind, kinds } from "./record-kinds.ts"

const dayShape = /^\d{4}-\d{2}-\d{2}$/

const isText = (value: unknown): boolean => typeof value === "string"

const fits: Readonly<Record<FieldType, (value: unknown) => boolean>> = {
  text: isText,
  instant: isText,
  boolean: (value) => typeof value === "boolean",
  integer: Number.isSafeInteger,
  bigint: Number.isSafeInteger,
  date: (value) => typeof value === "string" && dayShape.test(value),
  json: (value) => typeof value === "object" && value !== null
}

const fieldFits = ({ type, isNullable, isAdded }: Field, value: unknown): boolean => {
  if (value === undefined) return isAdded
  return value === null ? isNullable : fits[type](value)
}

const fields: ReadonlyMap<Kind, ReadonlyArray<Field>> = new Map(kinds.map((kind) => [kind, fieldsOf(kind)]))

/**
 * Whether this is a record of any version of the product. Unknown fields are ignored. Kept simple, because a restore
 * may check millions of records.
 */
export const isRecord = (value: unknown): value is StoredRecord => {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false
  const { kind } = value
  if (typeof kind !== "string" || !isKind(kind)) return false
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(value))
  return (fields.get(kind) ?? []).every((field) => fieldFits(field, given.get(field.name)))
}
