import type { Change } from "#core/domain/hives/change.ts"
import { decodeLine, encodeLine, isTorn, splitLines } from "./journal-lines.ts"
import { damaged, StartRefused } from "./store-errors.ts"

const schemaVersion = 1

/** The journal's first line. */
interface JournalHeader {
  readonly schema: number
  /** How often the journal was cut. 0: it still holds everything since the data folder was made. */
  readonly generation: number
  /** What the next line's checksum goes on from. */
  readonly chain: number
}

export interface JournalContent {
  readonly generation: number
  readonly changes: ReadonlyArray<Change>
  /** What the next line's checksum goes on from. */
  readonly chain: number
  /** The complete lines; what follows is a write that never completed. */
  readonly lines: Buffer
}

export const encodeHeader = (generation: number, chain: number): string => {
  const header: JournalHeader = { schema: schemaVersion, generation, chain }
  return encodeLine(JSON.stringify(header), 0).line
}

const parseHeader = (path: string, line: Buffer | undefined): JournalHeader => {
  const decoded = line === undefined ? undefined : decodeLine(line, 0)
  if (decoded === undefined) throw damaged(path, "the first line is damaged")
  const header: JournalHeader = JSON.parse(decoded.data)
  if (header.schema === schemaVersion) return header
  throw new StartRefused({ file: path, reason: `written by another version (schema ${header.schema})` })
}

/** The changes of a journal that was just written whole, one by one. */
export const changesIn = function* (path: string, content: Buffer): Generator<Change> {
  const [header, ...lines] = splitLines(content).lines
  let { chain } = parseHeader(path, header)
  for (const [index, line] of lines.entries()) {
    const decoded = decodeLine(line, chain)
    if (decoded === undefined) throw damaged(path, `line ${index + 2} is damaged`)
    const change: Change = JSON.parse(decoded.data)
    chain = decoded.chain
    yield change
  }
}

/**
 * Reads the journal. A write that never completed at its end is left out; any other damage throws
 * `StartRefused`, because a line that is complete may have been acknowledged.
 */
export const parseJournal = (path: string, content: Buffer): JournalContent => {
  const { lines, tail } = splitLines(content)
  const { generation, chain: seed } = parseHeader(path, lines[0])
  const changes: Array<Change> = []
  let chain = seed
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue
    const decoded = decodeLine(line, chain)
    if (decoded === undefined) throw damaged(path, `line ${index + 1} is damaged`)
    changes.push(JSON.parse(decoded.data))
    chain = decoded.chain
  }
  if (tail.length > 0 && !isTorn(tail)) throw damaged(path, `line ${lines.length + 1} is damaged`)
  return { generation, changes, chain, lines: content.subarray(0, content.length - tail.length) }
}
