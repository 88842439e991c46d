import type { Change } from "#core/domain/hives/change.ts"
import { decodeChange, type RawChange, withoutRetired } from "#core/domain/hives/change-codec.ts"
import { dataVersion, requireReadableVersion } from "./data-version.ts"
import { decodeLine, encodeLine, isTorn, splitLines } from "./journal-lines.ts"
import { damagedFile } from "./store-errors.ts"

export type Checksums = Readonly<Record<string, string | undefined>>

/**
 * `generation` counts the cuts so far; at 0 the journal holds everything since the data folder was made. `chain` is the
 * checksum that the next line's continues. `checksums` are those of the documents at the cut; older journals have none.
 */
interface JournalHeader {
  readonly schema: number
  readonly generation: number
  readonly chain: number
  readonly checksums?: Checksums | undefined
}

export interface JournalContent {
  readonly schema: number
  readonly generation: number
  readonly checksums: Checksums | undefined
  /** Checksum chains before and after each line, in order. */
  readonly marks: ReadonlySet<number>
  readonly changes: ReadonlyArray<Change>
  readonly chain: number
  readonly lines: Buffer
}

export const encodeHeader = (generation: number, chain: number, checksums?: Checksums): string => {
  const header: JournalHeader = { schema: dataVersion, generation, chain, checksums }
  return encodeLine(JSON.stringify(header), 0).line
}

const parseHeader = (path: string, line: Buffer | undefined): JournalHeader => {
  const decoded = line === undefined ? undefined : decodeLine(line, 0)
  if (decoded === undefined) throw damagedFile(path, "the first line is damaged")
  const header: JournalHeader = JSON.parse(decoded.data)
  requireReadableVersion(path, header.schema)
  return header
}

/** Decodes the lines after the header, whose checksum they continue. */
const decodeLines = function* (path: string, lines: ReadonlyArray<Buffer>, seed: number) {
  let chain = seed
  for (const [index, line] of lines.entries()) {
    const decoded = decodeLine(line, chain)
    if (decoded === undefined) throw damagedFile(path, `line ${index + 2} is damaged`)
    chain = decoded.chain
    yield decoded
  }
}

export const changesIn = function* (path: string, content: Buffer): Generator<RawChange> {
  const [header, ...lines] = splitLines(content).lines
  const { chain } = parseHeader(path, header)
  for (const { data } of decodeLines(path, lines, chain)) yield withoutRetired(JSON.parse(data))
}

/**
 * Parses the journal and ignores a torn write at its end. Any other damage throws `DataFolderUnusable`: a complete line may
 * have been acknowledged.
 */
export const parseJournal = (path: string, content: Buffer): JournalContent => {
  const { lines: found, tail } = splitLines(content)
  const [header, ...lines] = found
  const { schema, generation, chain: seed, checksums } = parseHeader(path, header)
  const changes: Array<Change> = []
  const marks = new Set([seed])
  let chain = seed
  for (const decoded of decodeLines(path, lines, seed)) {
    changes.push(decodeChange(JSON.parse(decoded.data)))
    chain = decoded.chain
    marks.add(chain)
  }
  if (tail.length > 0 && !isTorn(tail)) throw damagedFile(path, `line ${found.length + 1} is damaged`)
  const whole = content.subarray(0, content.length - tail.length)
  return { schema, generation, checksums, marks, changes, chain, lines: whole }
}

export const withCurrentHeader = ({ generation, checksums, marks, lines }: JournalContent): Buffer => {
  const [chain = 0] = marks
  const header = Buffer.from(encodeHeader(generation, chain, checksums))
  return Buffer.concat([header, lines.subarray(lines.indexOf("\n") + 1)])
}
