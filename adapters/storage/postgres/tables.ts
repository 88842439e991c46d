import { Record } from "effect"
import { fieldsOf, type Kind, kinds as kindsAsRead, recordKinds } from "#core/domain/records/record-kinds.ts"

/** How the records of a kind are kept: a column for each field, except those that are the same in every row. */
export interface Table {
  readonly name: string
  /** Field and type; the column has the field's name in snake case. */
  readonly columns: { readonly [field: string]: string }
  /** Fields. */
  readonly key: ReadonlyArray<string>
  /** Fields without a column of their own, as SQL. */
  readonly fixed: { readonly [field: string]: string }
  /** A column that is no field: its value when a row is new, and when it is replaced. */
  readonly own?: { readonly column: string; readonly inserted: string; readonly replaced: string }
}

/** A pending item keeps its lease when it is altered; a settled one has none. */
const lease = {
  column: "lease_until",
  inserted: `CASE WHEN r."moderationStatus" = 'pending' THEN 0 END`,
  replaced: `CASE WHEN excluded.moderation_status = 'pending' THEN coalesce(feedback.lease_until, 0) END`
}

/** Ids that say nothing beside the owner: there is one for each. */
const fixedIds: { readonly [K in Kind]?: string } = {
  account: "owner",
  stats: "'stats'",
  overview: "'overview'",
  seen: "'seen'"
}

/** Ids that nobody else has; others are unique within their owner. */
const hasOwnIds = (kind: Kind): boolean =>
  recordKinds[kind].of === "installation" || kind === "link" || kind === "session"

const keyOf = (kind: Kind): ReadonlyArray<string> => {
  if (fixedIds[kind] !== undefined) return ["owner"]
  return hasOwnIds(kind) ? ["id"] : ["owner", "id"]
}

const fixedOf = (kind: Kind): Table["fixed"] => {
  if (recordKinds[kind].of === "installation") return { owner: "'installation'" }
  const id = fixedIds[kind]
  return id === undefined ? {} : { id }
}

const tableOf = (kind: Kind): Table => {
  const fixed = fixedOf(kind)
  const columns = fieldsOf(kind).filter(({ name }) => fixed[name] === undefined)
  return {
    name: kind.replaceAll("-", "_"),
    columns: Object.fromEntries(columns.map(({ name, type }) => [name, type === "json" ? "jsonb" : type])),
    key: keyOf(kind),
    fixed,
    ...(kind === "feedback" ? { own: lease } : {})
  }
}

/** In the order in which a change is written: links first, so that one that is taken is found at once. */
export const kinds: ReadonlyArray<Kind> = ["link", ...kindsAsRead.filter((kind) => kind !== "link")]

export const tables: { readonly [K in Kind]: Table } = Record.map(recordKinds, (_, kind) => tableOf(kind))
