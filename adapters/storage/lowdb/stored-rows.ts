import { decodeRecords } from "#core/domain/records/record-codec.ts"
import type { RawRecord } from "#core/domain/records/record-kinds.ts"
import type { StoredRows } from "../in-memory/in-memory-hive.ts"
import type { DocumentRows } from "../in-memory/sorted-rows.ts"

/** Bytes that are parsed in one go: a big hive must not hold up other requests. */
const pieceBytes = 256 * 1024

const newline = "\n"
const separator = ",\n"

const rawRowsIn = (bytes: Buffer): ReadonlyArray<RawRecord> => JSON.parse(`[${bytes.toString("utf8")}]`)

export const parseRows = (bytes: Buffer): DocumentRows => decodeRecords(rawRowsIn(bytes))

/** In JSON no line break stands within a row. */
const pieces = function* (bytes: Buffer): Generator<DocumentRows> {
  for (let from = 0; from < bytes.length; ) {
    const found = bytes.indexOf(separator, from + pieceBytes)
    const end = found === -1 ? bytes.length : found
    yield parseRows(bytes.subarray(from, end))
    from = end + separator.length
  }
}

const linesWith = (bytes: Buffer, text: string): ReadonlyArray<Buffer> => {
  const lines: Array<Buffer> = []
  let end = -1
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, end)) {
    const start = bytes.lastIndexOf(newline, at) + 1
    const found = bytes.indexOf(separator, at)
    end = found === -1 ? bytes.length : found
    lines.push(bytes.subarray(start, end))
  }
  return lines
}

const hasValue = (row: object, field: string, value: string | boolean): boolean =>
  Object.entries(row).some(([name, found]) => name === field && found === value)

/** The rows of a document, left as bytes, which take a third of the memory of the parsed records. */
export const storedRows = (bytes: Buffer): StoredRows => ({
  pieces: () => pieces(bytes),
  where: (field, value) =>
    decodeRecords(
      linesWith(bytes, `${JSON.stringify(field)}:${JSON.stringify(value)}`)
        .flatMap(rawRowsIn)
        .filter((row) => hasValue(row, field, value))
    )
})
