import { type Collection, collections } from "#core/domain/transfer/collections.ts"
import { column, select } from "./statements.ts"
import { type Table, tables } from "./tables.ts"

export const lockAllTables = `LOCK TABLE ${collections.map((kind) => tables[kind].name)} IN SHARE ROW EXCLUSIVE MODE`

export const countRowsOf = (kinds: ReadonlyArray<Collection>): string =>
  `SELECT ${kinds.map((kind) => `(SELECT count(*)::integer FROM ${tables[kind].name}) AS "${kind}"`)}`

export const findTables = `SELECT ${collections.map(
  (kind) => `to_regclass('${tables[kind].name}') IS NOT NULL AS "${kind}"`
)}`

/** Reads no row, and fails where a table, a column or the right to read one is missing. */
export const readNothing = `SELECT ${collections.map(
  (kind) => `(SELECT count(*) FROM (${select(kind, "LIMIT 0")}) r)`
)}`

/** Writes no row, and fails where the right to write one is missing. */
export const writeNothing = `WITH ${collections.flatMap((kind, index) => {
  const { name, key } = tables[kind]
  const first = column(key[0] ?? "owner")
  return [
    `i${index} AS (INSERT INTO ${name} SELECT * FROM ${name} WHERE false)`,
    `u${index} AS (UPDATE ${name} SET ${first} = ${first} WHERE false)`,
    `d${index} AS (DELETE FROM ${name} WHERE false)`
  ]
})} SELECT`

const orderOf = ({ columns, key }: Table): string =>
  (columns.owner === undefined || columns.id === undefined ? key : ["owner", "id"]).map(column).join(", ")

export const declareCursor = (kind: Collection): string =>
  `DECLARE whole NO SCROLL CURSOR FOR ${select(kind, `ORDER BY ${orderOf(tables[kind])}`)}`

const ofOwner = collections.filter((kind) => tables[kind].columns.owner !== undefined)

/** One statement, and so consistent. Links of a deleted account have no owner and are left out. */
export const allOfOwner = `SELECT r.record FROM (${ofOwner
  .map((kind) => `SELECT row_to_json(r) AS record FROM (${select(kind, "WHERE owner = $1")}) r`)
  .join(" UNION ALL ")}) r WHERE EXISTS (SELECT FROM account WHERE account.owner = $1)`

/** Backups of older versions may contain deleted owners' ids in their links. */
export const clearLinkOwners =
  "UPDATE link SET owner = '' WHERE NOT EXISTS (SELECT FROM account WHERE account.owner = link.owner)"
