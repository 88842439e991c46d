import { type BackupLine, BackupUnusable, isBackupLine } from "./format.ts"
import { type BackupSource, readChunks } from "./read-pieces.ts"

interface ReadLine {
  readonly line: BackupLine
  readonly share: number
}

const newline = 10

const parseBackupLine = (file: string, text: Buffer): BackupLine => {
  const line: unknown = JSON.parse(text.toString("utf8"))
  if (isBackupLine(line)) return line
  throw new BackupUnusable({ file, reason: "contains a line that this version can't read." })
}

export const readLines = async function* (source: BackupSource): AsyncGenerator<ReadLine> {
  let rest: Array<Buffer> = []
  for await (const { bytes, share } of readChunks(source)) {
    let from = 0
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, from)) {
      yield { line: parseBackupLine(source.file, Buffer.concat([...rest, bytes.subarray(from, end)])), share }
      rest = []
      from = end + 1
    }
    rest.push(bytes.subarray(from))
  }
  if (rest.some(({ length }) => length > 0)) {
    throw new BackupUnusable({ file: source.file, reason: "ends in the middle of a line." })
  }
}
