import { dirname } from "node:path"
import { dataVersion } from "./data-version.ts"
import {
  checkExpectedState,
  confirmExpectedState,
  type ExpectedJournal,
  type JournalLocation,
  journalEndOf,
  requireExpectedFile
} from "./expected-journal.ts"
import type { OpenFile, StoreFileSystem } from "./files.ts"
import { type Checksums, encodeHeader, type JournalContent, withCurrentHeader } from "./journal-content.ts"
import { encodeLine } from "./journal-lines.ts"
import { isLeaseLost } from "./store-errors.ts"
import { replaceFile } from "./temporary-file.ts"

interface JournalMark {
  readonly length: number
  readonly chain: number
}

/** The journal file. Calls must not overlap; `group-commit.ts` ensures this. */
export interface Journal {
  readonly length: () => number
  /** Writes and syncs the lines. If it rejects, none of them remains in the file. */
  readonly append: (lines: ReadonlyArray<string>) => Promise<void>
  /** Completes what an earlier failure left undone; rejects while that is impossible. */
  readonly repair: () => Promise<void>
  /** Rejects if somebody changed the file. Writes nothing. */
  readonly verify: () => Promise<void>
  /** Marks the present end for a later cut; a new mark replaces the one before. */
  readonly mark: () => JournalMark
  /**
   * Atomically replaces the file by one without the lines before the mark, whose header holds the documents'
   * checksums.
   */
  readonly cut: (mark: JournalMark, checksums: Checksums) => Promise<void>
  readonly close: () => Promise<void>
}

export const createJournal = async (files: StoreFileSystem, path: string): Promise<Buffer> => {
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

interface JournalHandle {
  readonly file: OpenFile
  readonly left: ExpectedJournal
}

const putJournal = async (
  { files, path }: JournalLocation,
  content: Buffer,
  chain: number,
  allow: () => Promise<unknown>
): Promise<JournalHandle> => {
  const lasting = { ...files, create: files.createLasting }
  const { file, identity } = await replaceFile(lasting, path, [content], allow)
  // Renaming changed the file's revision. If the new one can't be read, the first append reads the whole file
  // once.
  const { inode, size, changeTime } = await file.identity().catch(() => identity)
  return {
    file,
    left: { inode, length: size, chain, end: journalEndOf(content, size - content.length), changeTime }
  }
}

/**
 * Opens the journal as a new file with the complete lines of `content`: whatever a server that lost the lock still
 * writes goes to the old file, which nobody reads.
 */
export const openJournal = async (location: JournalLocation, content: JournalContent): Promise<Journal> => {
  const { files, path, lock } = location
  let { generation } = content
  let { file, left } = await putJournal(location, content.lines, content.chain, async () => lock.check())
  let outdated = content.schema === dataVersion ? undefined : content
  let isTruncated = true
  // Until the folder is synced a power loss may undo the rename, so nothing may be acknowledged before.
  let isNameSynced = false
  let linesSinceMark: Array<Buffer> | undefined

  const repair = async () => {
    if (!isNameSynced) await files.syncFolder(dirname(path))
    isNameSynced = true
    if (isTruncated) return
    requireExpectedFile(location, left)
    await file.truncate(left.length)
    await file.sync()
    left = confirmExpectedState(location, left)
    isTruncated = true
  }

  const writeLasting = async (bytes: Buffer, next: ExpectedJournal) => {
    isTruncated = false
    await file.write(bytes)
    left = confirmExpectedState(location, next)
    isTruncated = true
  }

  const replace = async (lines: Buffer) => {
    const before = file
    const placed = await putJournal(location, lines, left.chain, () => checkExpectedState(location, left))
    file = placed.file
    left = placed.left
    isNameSynced = false
    outdated = undefined
    await before.close().catch(() => undefined)
  }

  /** A server of an older version must refuse the journal as soon as it holds records of this one. */
  const renewHeader = async () => {
    if (outdated === undefined) return
    await replace(withCurrentHeader(outdated))
    await repair()
  }

  const append = async (lines: ReadonlyArray<string>) => {
    await repair()
    await renewHeader()
    left = await checkExpectedState(location, left)
    const { bytes, chain } = encodeLines(lines, left.chain)
    const next = { ...left, length: left.length + bytes.length, chain, end: journalEndOf(bytes, left.length) }
    try {
      await writeLasting(bytes, next)
    } catch (cause) {
      if (!isLeaseLost(cause)) await repair().catch(() => undefined)
      throw cause
    }
    linesSinceMark?.push(bytes)
  }

  const verify = async () => {
    await repair()
    left = await checkExpectedState(location, left)
  }

  const mark = () => {
    linesSinceMark = []
    return { length: left.length, chain: left.chain }
  }

  const cut = async (at: JournalMark, checksums: Checksums) => {
    await repair()
    const header = Buffer.from(encodeHeader(generation + 1, at.chain, checksums))
    await replace(Buffer.concat([header, ...(linesSinceMark ?? [])]))
    generation += 1
    linesSinceMark = undefined
    await repair()
  }

  await repair()
  return { length: () => left.length, append, repair, verify, mark, cut, close: () => file.close() }
}
