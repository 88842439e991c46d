import { crc32 } from "node:zlib"
import type { FeedbackId } from "#core/domain/feedback/feedback.ts"
import type { Day } from "#core/domain/values/day.ts"
import { type Rows, sortedChunks } from "../resident/sorted-rows.ts"
import { damaged, StartRefused } from "./store-errors.ts"

const schemaVersion = 1
const rowsStart = ',"rows":[\n'
const rowsEnd = "\n]"
const footLength = ',"checksum":"00000000"}\n'.length
const footPattern = /^,"checksum":"([0-9a-f]{8})"\}\n$/

/** What must be known of the rows before they are read. */
interface DocumentFacts {
  readonly pending: ReadonlyArray<FeedbackId>
  /** Files from before there was a release window have none. */
  readonly held?: ReadonlyArray<FeedbackId>
  /** The day of the oldest submission key. */
  readonly oldestKey: Day | null
  /** Ids of badges; files from before admins could ask for them have none. */
  readonly badges?: ReadonlyArray<string>
}

export interface DocumentContent {
  readonly facts: DocumentFacts
  readonly rows: () => Rows
  /** The journal's chain when it was written; files from before there were marks have none. */
  readonly mark?: number | undefined
}

interface Head {
  readonly schema: number
  /** Path within the data folder: a file does not pass for another. */
  readonly name: string
  readonly facts: DocumentFacts
  readonly mark?: number | undefined
}

const factsOf = (rows: Rows): DocumentFacts => {
  const pending: Array<FeedbackId> = []
  const held: Array<FeedbackId> = []
  const badges: Array<string> = []
  const days = new Set<Day>()
  for (const row of rows) {
    if (row.kind === "feedback" && row.moderationStatus === "pending") pending.push(row.id)
    else if (row.kind === "feedback" && row.isHeld) held.push(row.id)
    else if (row.kind === "badge") badges.push(row.id)
    else if (row.kind === "submission-key") days.add(row.usedOn)
  }
  return {
    pending: pending.sort(),
    held: held.sort(),
    badges: badges.sort(),
    oldestKey: [...days].sort()[0] ?? null
  }
}

export const contentOf = (rows: Rows, mark?: number): DocumentContent => ({
  facts: factsOf(rows),
  rows: () => rows,
  mark
})

const textChunks = function* (name: string, { facts, rows, mark }: DocumentContent): Generator<string> {
  const head: Head = { schema: schemaVersion, name, facts, mark }
  let separator = JSON.stringify(head).slice(0, -1) + rowsStart
  for (const chunk of sortedChunks(rows())) {
    if (chunk.length === 0) {
      yield ""
      continue
    }
    yield separator + chunk.map((row) => JSON.stringify(row)).join(",\n")
    separator = ",\n"
  }
  yield rows().length === 0 ? separator + rowsEnd : rowsEnd
}

/** The bytes of a file, piece by piece, and in the end its checksum, which the last piece holds. */
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
  const end = Math.max(0, content.length - footLength)
  const foot = footPattern.exec(content.toString("latin1", end))
  if (foot === null) throw damaged(path, "the file is empty, cut short or altered")
  const body = content.subarray(0, end)
  const [, checksum = ""] = foot
  if (Number.parseInt(checksum, 16) !== crc32(body)) throw damaged(path, "the checksum does not match")
  return { body, checksum }
}

interface DecodedDocument {
  readonly content: DocumentContent
  readonly checksum: string
}

/** The checksum says that this program wrote it, so the rows need no further look, and not now. */
export const decodeDocument = (path: string, name: string, bytes: Buffer): DecodedDocument => {
  const { body, checksum } = checkedBody(path, bytes)
  const start = body.indexOf(rowsStart)
  const head: Head = JSON.parse(`${body.toString("utf8", 0, start)}}`)
  if (head.schema !== schemaVersion) {
    throw new StartRefused({
      file: path,
      reason: `written by another version (schema ${head.schema}). Start that one again; nothing was changed`
    })
  }
  if (head.name !== name) throw damaged(path, `the file is really ${head.name}`)
  const rows = body.subarray(start + rowsStart.length, -rowsEnd.length)
  const { facts, mark } = head
  return { checksum, content: { facts, mark, rows: () => JSON.parse(`[${rows.toString("utf8")}]`) } }
}
