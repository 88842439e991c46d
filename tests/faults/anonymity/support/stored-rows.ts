import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"

const Row = Schema.StructWithRest(Schema.Struct({ kind: Schema.String, id: Schema.String }), [
  Schema.Record(Schema.String, Schema.Unknown)
])
export type Row = typeof Row.Type

const readRows = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ rows: Schema.Array(Row) })))

/** The records of a hive's file, in the order in which they stand there. */
export const rowsIn = (dataDir: string, owner: string): ReadonlyArray<Row> =>
  readRows(readFileSync(join(dataDir, "hives", `${owner}.json`), "utf8")).rows

export const rowsOf = (rows: ReadonlyArray<Row>, kind: string): ReadonlyArray<Row> =>
  rows.filter((row) => row.kind === kind)
