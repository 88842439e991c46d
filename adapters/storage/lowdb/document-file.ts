import type { Adapter } from "lowdb"
import { type DocumentContent, decodeDocument, encodeDocument } from "./document-content.ts"
import type { FileIdentity, StoreFileSystem } from "./files.ts"
import type { FolderLock } from "./folder-lock.ts"
import { FileReplaced } from "./store-errors.ts"
import { replaceFile } from "./temporary-file.ts"

const isSame = (a: FileIdentity | undefined, b: FileIdentity | undefined) =>
  a?.inode === b?.inode && a?.revision === b?.revision

export const replacedSuffix = ".kept"

type FileChange = "none" | "removed" | "altered" | "unreadable"

/**
 * lowdb's adapter for one checksummed file. It writes atomically, and never over a file that it has not read or written
 * itself. A write survives a power loss once the file's folder is synced.
 */
export interface DocumentFile extends Adapter<DocumentContent> {
  readonly checksum: () => string | undefined
  /** Accepts the present file without reading it, because it is about to be replaced or removed. */
  readonly adopt: () => Promise<void>
  readonly remove: () => Promise<void>
  /** Compares size, time and permissions with the last read or write. Blocks for about 3 µs. */
  readonly change: () => FileChange
  /** Whether a modified file still has the same content; if so, its new identity becomes the known one. */
  readonly holdsTheSame: () => Promise<boolean>
  readonly keepBeside: (content: DocumentContent) => Promise<void>
  readonly hasKept: () => Promise<boolean>
}

export const documentFile = (
  files: StoreFileSystem,
  path: string,
  name: string,
  lock: FolderLock
): DocumentFile => {
  let known: FileIdentity | undefined
  let checksum: string | undefined

  const holdsTheSame = async (): Promise<boolean> => {
    const found = await files.read(path)
    if (found === undefined || checksum === undefined) return false
    try {
      if (decodeDocument(path, name, found.content).checksum !== checksum) return false
    } catch {
      return false
    }
    known = found.identity
    return true
  }

  const refuseReplaced = async () => {
    const found = await files.identity(path)
    // A removed file may be written again: that overwrites nobody's data.
    const isOurs = found === undefined || isSame(found, known) || (await holdsTheSame())
    lock.check()
    if (!isOurs) throw new FileReplaced({ file: path })
  }

  const change = (): FileChange => {
    const found = files.status(path)
    if (found === undefined) return known === undefined ? "none" : "removed"
    if (!isSame(found.identity, known)) return "altered"
    return found.isUsable ? "none" : "unreadable"
  }

  return {
    checksum: () => checksum,
    change,
    holdsTheSame,
    keepBeside: async (content) => {
      const { file } = await replaceFile(files, `${path}${replacedSuffix}`, encodeDocument(name, content))
      await file.close()
    },
    hasKept: async () => (await files.identity(`${path}${replacedSuffix}`)) !== undefined,
    adopt: async () => {
      known = await files.identity(path)
    },
    read: async () => {
      const found = await files.read(path)
      known = found?.identity
      if (found === undefined) return null
      const decoded = decodeDocument(path, name, found.content)
      checksum = decoded.checksum
      return decoded.content
    },
    write: async (content) => {
      let written: string | undefined
      const chunks = function* () {
        written = yield* encodeDocument(name, content)
      }
      const { file, identity } = await replaceFile(files, path, chunks(), refuseReplaced)
      known = identity
      checksum = written
      await file.close()
    },
    remove: async () => {
      await refuseReplaced()
      await files.remove(path)
      known = undefined
      checksum = undefined
    }
  }
}
