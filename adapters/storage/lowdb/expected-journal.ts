import type { FileIdentity, StoreFileSystem } from "./files.ts"
import type { FolderLock } from "./folder-lock.ts"
import { parseJournal } from "./journal-content.ts"
import { FileReplaced } from "./store-errors.ts"

export interface JournalLocation {
  readonly files: StoreFileSystem
  readonly path: string
  readonly lock: FolderLock
}

export interface ExpectedJournal {
  readonly inode: string
  readonly length: number
  readonly chain: number
  /** Head of the last line; its checksum covers all lines before it. */
  readonly end: { readonly position: number; readonly bytes: Buffer }
  readonly changeTime: string
}

const headBytes = 48
const newline = "\n".charCodeAt(0)

export const journalEndOf = (lines: Buffer, offset: number): ExpectedJournal["end"] => {
  const last = lines.length < 2 ? 0 : lines.lastIndexOf(newline, -2) + 1
  return { position: offset + last, bytes: lines.subarray(last, last + headBytes) }
}

/**
 * Returns the file's identity if it still begins with what was written. Throws `FileReplaced` or `LockLost`
 * otherwise.
 */
export const requireExpectedFile = (
  { files, path, lock }: JournalLocation,
  { inode, length, end }: ExpectedJournal
): FileIdentity => {
  lock.check()
  const found = files.look(path, end.position, end.bytes.length)
  const isOurs =
    found !== undefined &&
    found.identity.inode === inode &&
    found.identity.size >= length &&
    found.content.equals(end.bytes)
  if (!isOurs) throw new FileReplaced({ file: path })
  return found.identity
}

const isJournalAsExpected = async (
  { files, path }: JournalLocation,
  left: ExpectedJournal
): Promise<boolean> => {
  const found = await files.read(path)
  try {
    const { chain, lines } = parseJournal(path, found?.content ?? Buffer.of())
    return chain === left.chain && lines.length === left.length
  } catch {
    return false
  }
}

/**
 * Checks that the file has its name, its exact length and our lock: only then will the next start read what was
 * written.
 */
export const confirmExpectedState = (location: JournalLocation, left: ExpectedJournal): ExpectedJournal => {
  const { size, changeTime } = requireExpectedFile(location, left)
  if (size !== left.length) throw new FileReplaced({ file: location.path })
  return { ...left, changeTime }
}

/**
 * Checks the file before a write. If its revision changed, it is read completely, since somebody may have altered its
 * middle.
 */
export const checkExpectedState = async (
  location: JournalLocation,
  left: ExpectedJournal
): Promise<ExpectedJournal> => {
  const found = confirmExpectedState(location, left)
  if (found.changeTime === left.changeTime || (await isJournalAsExpected(location, left))) return found
  throw new FileReplaced({ file: location.path })
}
