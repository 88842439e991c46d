import { type BackupLine, BackupUnusable } from "./format.ts"
import { readLines } from "./read-lines.ts"
import { type BackupSource, readHeader } from "./read-pieces.ts"
import { compareTallies, differenceOf, makeTally, type TransferTally } from "./tally.ts"

export interface BackupInspection {
  readonly tally: TransferTally
  readonly unnamed: ReadonlySet<string>
  /** Whether the first key given sealed it. */
  readonly isCurrentKey: boolean
}

type BackupEnd = Extract<BackupLine, { readonly kind: "end" }>

const countRecords = (tally: ReturnType<typeof makeTally>, line: BackupLine) => {
  if (line.kind === "image") tally.image(line.key, Buffer.from(line.bytes, "base64"))
  else if (line.kind !== "start" && line.kind !== "end") tally.written(line)
}

/**
 * Reads a whole backup: every piece must open, and counts and checksums must match its final line. Rejects with
 * `BackupUnusable`.
 */
export const inspectBackup = async (
  source: BackupSource,
  tell: (share: number) => void
): Promise<BackupInspection> => {
  const tally = makeTally()
  let end: BackupEnd | undefined
  for await (const { line, share } of readLines(source)) {
    if (end !== undefined) throw new BackupUnusable({ file: source.file, reason: "continues after its end." })
    if (line.kind === "end") end = line
    else countRecords(tally, line)
    tell(share)
  }
  if (end === undefined) throw new BackupUnusable({ file: source.file, reason: "is incomplete." })
  const difference = differenceOf(compareTallies(end.tally, tally.result()))
  if (difference === undefined) {
    const { isCurrentKey } = await readHeader(source)
    return { tally: end.tally, unnamed: new Set(end.unnamed), isCurrentKey }
  }
  throw new BackupUnusable({
    file: source.file,
    reason: `does not match its own list of contents: ${difference}.`
  })
}
