import { crc32 } from "node:zlib"

/**
 * Head of a journal line: `{"crc":"…","bytes":N,"data":…}`. `crc` continues the previous line's checksum, so that
 * lost, repeated or moved lines are detected too. `bytes` is the length of `data`.
 */
const headPattern = /^\{"crc":"([0-9a-f]{8})","bytes":([1-9][0-9]{0,9}),"data":/
const maxHeadBytes = 48
const newline = 10

const lineHeadOf = (crc: number, bytes: number) =>
  `{"crc":"${crc.toString(16).padStart(8, "0")}","bytes":${bytes},"data":`

export const encodeLine = (
  data: string,
  chain: number
): { readonly line: string; readonly chain: number } => {
  const crc = crc32(data, chain)
  return { line: `${lineHeadOf(crc, Buffer.byteLength(data))}${data}}\n`, chain: crc }
}

/** Decodes a complete line, given without its line end; undefined if it is damaged. */
export const decodeLine = (line: Buffer, chain: number): { data: string; chain: number } | undefined => {
  const head = headPattern.exec(line.toString("latin1", 0, maxHeadBytes))
  if (head === null) return undefined
  const data = line.subarray(head[0].length, -1)
  const crc = crc32(data, chain)
  const isWhole = head[0] === lineHeadOf(crc, data.length) && line.at(-1) === "}".charCodeAt(0)
  return isWhole ? { data: data.toString("utf8"), chain: crc } : undefined
}

/**
 * Whether the bytes after the last line end are a torn write, which was never acknowledged: they are shorter than
 * their own head says. An acknowledged line has its full length, even if any byte of it, its line end included, is
 * damaged later.
 */
export const isTorn = (tail: Buffer): boolean => {
  const head = headPattern.exec(tail.toString("latin1", 0, maxHeadBytes))
  return head === null || tail.length < head[0].length + Number(head[2]) + "}\n".length
}

export const splitLines = (content: Buffer): { lines: ReadonlyArray<Buffer>; tail: Buffer } => {
  const lines: Array<Buffer> = []
  let from = 0
  for (let end = content.indexOf(newline); end !== -1; end = content.indexOf(newline, from)) {
    lines.push(content.subarray(from, end))
    from = end + 1
  }
  return { lines, tail: content.subarray(from) }
}
