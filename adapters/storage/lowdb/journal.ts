import { dirname } from "node:path"
import type { Files, OpenFile } from "./files.ts"
import { encodeHeader, type JournalContent } from "./journal-content.ts"
import { encodeLine } from "./journal-lines.ts"
import { FileReplaced } from "./store-errors.ts"
import { replaceFile } from "./temporary.ts"

/** A place between two lines. */
export interface JournalMark {
  readonly length: number
  readonly chain: number
}

interface Opened {
  readonly file: OpenFile
  readonly inode: string
  readonly generation: number
}

/** The journal file. Its calls must not overlap: `group-commit.ts` sees to that. */
export interface Journal {
  readonly length: () => number
  /** Writes and syncs the lines. A rejection means that none of them will be there. */
  readonly append: (lines: ReadonlyArray<string>) => Promise<void>
  /** Completes what an earlier failure left undone; rejects while that is impossible. */
  readonly repair: () => Promise<void>
  /** The present end, to cut at later. One at a time. */
  readonly mark: () => JournalMark
  /** Drops everything before the mark, by replacing the file. */
  readonly cut: (mark: JournalMark) => Promise<void>
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

const openAt = async (files: Files, path: string, generation: number): Promise<Opened> => {
  const file = await files.open(path)
  return { file, inode: (await file.identity()).inode, generation }
}

/** Opens the journal at the end of what `content` found, and takes away what follows. */
export const openJournal = async (files: Files, path: string, content: JournalContent): Promise<Journal> => {
  let opened = await openAt(files, path, content.generation)
  let { length, chain } = content
  let isTruncated = false
  let isNameSynced = true
  /** What a cut at the mark must keep; nothing is kept without a mark. */
  let sinceMark: Array<Uint8Array> | undefined

  const repair = async () => {
    if (!isNameSynced) await files.syncFolder(dirname(path))
    isNameSynced = true
    if (isTruncated) return
    await opened.file.truncate(length)
    await opened.file.sync()
    isTruncated = true
  }

  const refuseReplaced = async () => {
    if ((await files.identity(path))?.inode !== opened.inode) throw new FileReplaced({ file: path })
  }

  const writeAndSync = async (bytes: Uint8Array) => {
    isTruncated = false
    await opened.file.write(bytes)
    await opened.file.sync()
    isTruncated = true
  }

  const append = async (lines: ReadonlyArray<string>) => {
    await repair()
    let next = chain
    const text = lines.map((data) => {
      const encoded = encodeLine(data, next)
      next = encoded.chain
      return encoded.line
    })
    const bytes = Buffer.from(text.join(""))
    const outcomes = await Promise.allSettled([refuseReplaced(), writeAndSync(bytes)])
    const failed = outcomes.find((outcome) => outcome.status === "rejected")
    if (failed !== undefined) {
      isTruncated = false
      await repair().catch(() => undefined)
      throw failed.reason
    }
    length += bytes.length
    chain = next
    sinceMark?.push(bytes)
  }

  const mark = () => {
    sinceMark = []
    return { length, chain }
  }

  const cut = async (at: JournalMark) => {
    await repair()
    const generation = opened.generation + 1
    const header = Buffer.from(encodeHeader(generation, at.chain))
    const { file, identity } = await replaceFile(files, path, [header, ...(sinceMark ?? [])], refuseReplaced)
    sinceMark = undefined
    const before = opened.file
    opened = { file, inode: identity.inode, generation }
    length = header.length + (length - at.length)
    // Its name may be lost until the folder is synced: nothing may be acknowledged into it before.
    isNameSynced = false
    await before.close().catch(() => undefined)
    await repair()
  }

  await repair()
  return { length: () => length, append, repair, mark, cut, close: () => opened.file.close() }
}
