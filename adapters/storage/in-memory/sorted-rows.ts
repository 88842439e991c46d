import type { StoredRecord } from "#core/domain/records/record-kinds.ts"
import { byId } from "#core/domain/values/record-order.ts"

export type DocumentRows = ReadonlyArray<StoredRecord>

/** Rows sorted or written before yielding, so that a big hive does not delay other requests. */
const rowsPerChunk = { sorted: 1_000, written: 200 } as const

interface RowCursor {
  readonly rows: DocumentRows
  next: number
}

const shiftFirst = (runs: ReadonlyArray<RowCursor>): StoredRecord | undefined => {
  let first: StoredRecord | undefined
  let from: RowCursor | undefined
  for (const run of runs) {
    const row = run.rows[run.next]
    if (row === undefined || (first !== undefined && byId(first, row) < 0)) continue
    first = row
    from = run
  }
  if (from !== undefined) from.next += 1
  return first
}

const sortedById = function* (rows: DocumentRows): Generator<DocumentRows> {
  const runs: Array<RowCursor> = []
  for (let from = 0; from < rows.length; from += rowsPerChunk.sorted) {
    runs.push({ rows: rows.slice(from, from + rowsPerChunk.sorted).sort(byId), next: 0 })
    yield []
  }
  let chunk: Array<StoredRecord> = []
  for (let row = shiftFirst(runs); row !== undefined; row = shiftFirst(runs)) {
    chunk.push(row)
    if (chunk.length < rowsPerChunk.written) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

/**
 * Rows by kind and random id, so that their order does not reveal when people wrote. Empty chunks are pauses in which
 * other requests are served.
 */
export const sortedChunks = function* (rows: DocumentRows): Generator<DocumentRows> {
  const kinds = Map.groupBy(rows, (row) => row.kind)
  for (const kind of [...kinds.keys()].sort()) yield* sortedById(kinds.get(kind) ?? [])
}
