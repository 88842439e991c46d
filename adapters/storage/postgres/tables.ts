import { Record } from "effect"
import { fieldsOf, fixedIdOf } from "#core/domain/records/record-fields.ts"
import {
  kinds as kindsAsRead,
  recordKinds,
  type StoredRecordKind
} from "#core/domain/records/record-kinds.ts"

/**
 * `columns` are SQL types by field; their names are the fields' in snake case. `fixed` are SQL expressions of fields
 * without a column. `own` is a column that is no field, with its SQL on insert and on update.
 */
export interface Table {
  readonly name: string
  readonly columns: { readonly [field: string]: string }
  readonly key: ReadonlyArray<string>
  readonly fixed: { readonly [field: string]: string }
  readonly own?: { readonly column: string; readonly inserted: string; readonly replaced: string }
}

/** A pending item keeps its lease when it is changed; a settled one has none. */
const leaseColumn = {
  column: "lease_until",
  inserted: `CASE WHEN r."moderationStatus" = 'pending' THEN 0 END`,
  replaced: `CASE WHEN excluded.moderation_status = 'pending' THEN coalesce(feedback.lease_until, 0) END`
}

const fixedIdIn = (kind: StoredRecordKind): string | undefined => {
  if (kind === "account") return "owner"
  const id = fixedIdOf(kind)
  return id === undefined ? undefined : `'${id}'`
}

/** Ids of a hive's records are unique in the hive, all others globally. */
const keyColumnsOf = (kind: StoredRecordKind): ReadonlyArray<string> => {
  if (fixedIdIn(kind) !== undefined) return ["owner"]
  return recordKinds[kind].home === "hive" ? ["owner", "id"] : ["id"]
}

const fixedOf = (kind: StoredRecordKind): Table["fixed"] => {
  if (recordKinds[kind].of === "installation") return { owner: "'installation'" }
  const id = fixedIdIn(kind)
  return id === undefined ? {} : { id }
}

const tableOf = (kind: StoredRecordKind): Table => {
  const fixed = fixedOf(kind)
  const columns = fieldsOf(kind).filter(({ name }) => fixed[name] === undefined)
  return {
    name: kind.replaceAll("-", "_"),
    columns: Object.fromEntries(columns.map(({ name, type }) => [name, type === "json" ? "jsonb" : type])),
    key: keyColumnsOf(kind),
    fixed,
    ...(kind === "feedback" ? { own: leaseColumn } : {})
  }
}

/** In write order: links first, so that a taken one fails early. */
const kinds: ReadonlyArray<StoredRecordKind> = ["link", ...kindsAsRead.filter((kind) => kind !== "link")]

export const groupByKind = <Row extends { readonly kind: StoredRecordKind }>(rows: ReadonlyArray<Row>) => {
  const groups = Map.groupBy(rows, ({ kind }) => kind)
  return kinds.flatMap((kind) => {
    const group = groups.get(kind)
    return group === undefined ? [] : [{ kind, group }]
  })
}

export const tables: { readonly [K in StoredRecordKind]: Table } = Record.map(recordKinds, (_, kind) =>
  tableOf(kind)
)
