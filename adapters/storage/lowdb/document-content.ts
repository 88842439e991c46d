import { crc32 } from "node:zlib"
import type { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { encodeRecord } from "#core/domain/records/record-codec.ts"
import { shortReceipt } from "../in-memory/in-memory-state.ts"
import { type DocumentRows, sortedChunks } from "../in-memory/sorted-rows.ts"
import { dataVersion, requireReadableVersion } from "./data-version.ts"
import { damagedFile } from "./store-errors.ts"
import { parseRows } from "./stored-rows.ts"

const rowsStart = ',"rows":[\n'
const rowsEnd = "\n]"
const footLengthBytes = ',"checksum":"00000000"}\n'.length
const footPattern = /^,"checksum":"([0-9a-f]{8})"\}\n$/

/**
 * Facts that a start needs without parsing the rows: `heldWindows` are minutes of the rules of the held items, in their
 * order, and `receipts` are shortened. A file that is older than an optional field lacks it.
 */
interface DocumentFacts {
  readonly pending: ReadonlyArray<FeedbackId>
  readonly held?: ReadonlyArray<FeedbackId>
  readonly heldWindows?: ReadonlyArray<number>
  readonly receipts?: ReadonlyArray<string>
  readonly withdrawn?: ReadonlyArray<FeedbackId>
}

export interface DocumentContent {
  readonly facts: DocumentFacts
  readonly rows: () => DocumentRows
  readonly bytes?: Buffer
  /** The journal's chain when it was written; files from before there were marks have none. */
  readonly mark?: number | undefined
}

interface DocumentHead {
  readonly schema: number
  /** Path within the data folder, so that a file copied to another name is detected. */
  readonly name: string
  readonly facts: DocumentFacts
  readonly mark?: number | undefined
}

type HeldFact = readonly [id: FeedbackId, window: number]

const documentFactsOf = (rows: DocumentRows): DocumentFacts => {
  const pending: Array<FeedbackId> = []
  const held: Array<HeldFact> = []
  const receipts: Array<string> = []
  const withdrawn: Array<FeedbackId> = []
  for (const row of rows) {
    if (row.kind !== "feedback") continue
    if (row.receipt !== null) receipts.push(shortReceipt(row.receipt))
    if (row.isWithdrawn) withdrawn.push(row.id)
    if (row.moderationStatus === "pending") pending.push(row.id)
    else if (row.isHeld) held.push([row.id, row.heldBy?.minutes ?? 0])
  }
  held.sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    pending: pending.sort(),
    held: held.map(([id]) => id),
    heldWindows: held.map(([, window]) => window),
    receipts: receipts.sort(),
    withdrawn: withdrawn.sort()
  }
}

export const documentContentOf = (rows: DocumentRows, mark?: number): DocumentContent => ({
  facts: documentFactsOf(rows),
  rows: () => rows,
  mark
})

const textChunks = function* (name: string, { facts, rows, mark }: DocumentContent): Generator<string> {
  const head: DocumentHead = { schema: dataVersion, name, facts, mark }
  let separator = JSON.stringify(head).slice(0, -1) + rowsStart
  for (const chunk of sortedChunks(rows())) {
    if (chunk.length === 0) {
      yield ""
      continue
    }
    yield separator + chunk.map((row) => JSON.stringify(encodeRecord(row))).join(",\n")
    separator = ",\n"
  }
  yield rows().length === 0 ? separator + rowsEnd : rowsEnd
}

export const encodeDocument = function* (
  name: string,
  content: DocumentContent
): Generator<Uint8Array, string> {
  let crc = 0
  for (const text of textChunks(name, content)) {
    const bytes = Buffer.from(text)
    crc = crc32(bytes, crc)
    yield bytes
  }
  const checksum = crc.toString(16).padStart(8, "0")
  yield Buffer.from(`,"checksum":"${checksum}"}\n`)
  return checksum
}

const checkedBody = (path: string, content: Buffer) => {
  const end = Math.max(0, content.length - footLengthBytes)
  const foot = footPattern.exec(content.toString("latin1", end))
  if (foot === null) throw damagedFile(path, "the file is empty, cut short or altered")
  const body = content.subarray(0, end)
  const [, checksum = ""] = foot
  if (Number.parseInt(checksum, 16) !== crc32(body)) throw damagedFile(path, "the checksum does not match")
  return { body, checksum }
}

interface DecodedDocument {
  readonly content: DocumentContent
  readonly checksum: string
}

/**
 * A matching checksum proves that this program wrote the file, so the rows need no validation and are parsed lazily.
 */
export const decodeDocument = (path: string, name: string, bytes: Buffer): DecodedDocument => {
  const { body, checksum } = checkedBody(path, bytes)
  const start = body.indexOf(rowsStart)
  const head: DocumentHead = JSON.parse(`${body.toString("utf8", 0, start)}}`)
  requireReadableVersion(path, head.schema)
  if (head.name !== name) throw damagedFile(path, `the file is really ${head.name}`)
  const rows = body.subarray(start + rowsStart.length, -rowsEnd.length)
  const { facts, mark } = head
  return { checksum, content: { facts, mark, rows: () => parseRows(rows), bytes: rows } }
}
