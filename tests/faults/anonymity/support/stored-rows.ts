import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"

const StoredRow = Schema.StructWithRest(Schema.Struct({ kind: Schema.String, id: Schema.String }), [
  Schema.Record(Schema.String, Schema.Unknown)
])
export type StoredRow = typeof StoredRow.Type

const readRows = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Struct({ rows: Schema.Array(StoredRow) }))
)

/** The records of a hive's file, in the order in which they stand there. */
export const rowsIn = (dataDir: string, owner: string): ReadonlyArray<StoredRow> =>
  readRows(readFileSync(join(dataDir, "hives", `${owner}.json`), "utf8")).rows

export const rowsOf = (rows: ReadonlyArray<StoredRow>, kind: string): ReadonlyArray<StoredRow> =>
  rows.filter((row) => row.kind === kind)
