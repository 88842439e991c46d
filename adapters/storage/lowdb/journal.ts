import { dirname } from "node:path"
import type { Files, OpenFile } from "./files.ts"
import { type Checksums, encodeHeader, type JournalContent } from "./journal-content.ts"
import { checkLeft, confirmLeft, endOf, foundAsLeft, type JournalPlace, type Left } from "./journal-left.ts"
import { encodeLine } from "./journal-lines.ts"
import { isDispossessed } from "./store-errors.ts"
import { replaceFile } from "./temporary.ts"

/** A place between two lines. */
interface JournalMark {
  readonly length: number
  readonly chain: number
}

/** The journal file. Its calls must not overlap: `group-commit.ts` sees to that. */
export interface Journal {
  readonly length: () => number
  /** Writes and syncs the lines. A rejection means that none of them will be there. */
  readonly append: (lines: ReadonlyArray<string>) => Promise<void>
  /** Completes what an earlier failure left undone; rejects while that is impossible. */
  readonly repair: () => Promise<void>
  /** Rejects when the file is not as it was left. Writes nothing. */
  readonly verify: () => Promise<void>
  /** The present end, to cut at later. One at a time. */
  readonly mark: () => JournalMark
  /** Drops everything before the mark, by replacing the file with one that knows the others. */
  readonly cut: (mark: JournalMark, checksums: Checksums) => Promise<void>
  readonly close: () => Promise<void>
}

/** A journal without changes; returns its content. */
export const createJournal = async (files: Files, path: string): Promise<Buffer> => {
  const content = Buffer.from(encodeHeader(0, 0))
  const { file } = await replaceFile(files, path, [content])
  await file.close()
  await files.syncFolder(dirname(path))
  return content
}

const encodeLines = (lines: ReadonlyArray<string>, from: number) => {
  let chain = from
  const texts = lines.map((data) => {
    const encoded = encodeLine(data, chain)
    chain = encoded.chain
    return encoded.line
  })
  return { bytes: Buffer.from(texts.join("")), chain }
}

interface Placed {
  readonly file: OpenFile
  readonly left: Left
}

/** Puts a whole journal in place. `allow` rejects to keep what is there. */
const put = async (
  { files, path }: JournalPlace,
  content: Buffer,
  chain: number,
  allow: () => Promise<unknown>
): Promise<Placed> => {
  const lasting = { ...files, create: files.createLasting }
  const { file, identity } = await replaceFile(lasting, path, [content], allow)
  const { inode, size, revision } = identity
  return { file, left: { inode, length: size, chain, end: endOf(content, size - content.length), revision } }
}

/**
 * Opens the journal at the end of what `content` found, as a file of its own: what a server that lost the lock may
 * still write goes into the file before, which nobody reads.
 */
export const openJournal = async (place: JournalPlace, content: JournalContent): Promise<Journal> => {
  const { files, path, lock } = place
  let { generation } = content
  let { file, left } = await put(place, content.lines, content.chain, async () => lock.check())
  let isTruncated = true
  // Its name may be lost until the folder is synced: nothing may be acknowledged into it before.
  let isNameSynced = false
  /** What a cut at the mark must keep; nothing is kept without a mark. */
  let sinceMark: Array<Buffer> | undefined

  const repair = async () => {
    if (!isNameSynced) await files.syncFolder(dirname(path))
    isNameSynced = true
    if (isTruncated) return
    foundAsLeft(place, left)
    await file.truncate(left.length)
    await file.sync()
    left = confirmLeft(place, left)
    isTruncated = true
  }

  const writeLasting = async (bytes: Buffer, next: Left) => {
    isTruncated = false
    await file.write(bytes)
    left = confirmLeft(place, next)
    isTruncated = true
  }

  const append = async (lines: ReadonlyArray<string>) => {
    await repair()
    left = await checkLeft(place, left)
    const { bytes, chain } = encodeLines(lines, left.chain)
    const next = { ...left, length: left.length + bytes.length, chain, end: endOf(bytes, left.length) }
    try {
      await writeLasting(bytes, next)
    } catch (cause) {
      if (!isDispossessed(cause)) await repair().catch(() => undefined)
      throw cause
    }
    sinceMark?.push(bytes)
  }

  const verify = async () => {
    await repair()
    left = await checkLeft(place, left)
  }

  const mark = () => {
    sinceMark = []
    return { length: left.length, chain: left.chain }
  }

  const cut = async (at: JournalMark, checksums: Checksums) => {
    await repair()
    const header = Buffer.from(encodeHeader(generation + 1, at.chain, checksums))
    const before = file
    const refuseForeign = () => checkLeft(place, left)
    const placed = await put(place, Buffer.concat([header, ...(sinceMark ?? [])]), left.chain, refuseForeign)
    file = placed.file
    left = placed.left
    generation += 1
    sinceMark = undefined
    isNameSynced = false
    await before.close().catch(() => undefined)
    await repair()
  }

  await repair()
  return { length: () => left.length, append, repair, verify, mark, cut, close: () => file.close() }
}
