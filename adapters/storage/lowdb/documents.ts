import { join } from "node:path"
import { Low } from "lowdb"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { isTemporary } from "../../system/index.ts"
import type { DocumentRows } from "../in-memory/sorted-rows.ts"
import type { DataFolder } from "./data-folder.ts"
import { type DocumentContent, documentContentOf } from "./document-content.ts"
import { type DocumentFile, documentFile, replacedSuffix } from "./document-file.ts"
import type { StoreFileSystem } from "./files.ts"
import type { FolderLock } from "./folder-lock.ts"
import type { Checksums } from "./journal-content.ts"

const hiveSuffix = ".json"

/** lowdb's cached data is released after each call: the store's memory holds it already. */
export interface StoreDocument extends Omit<DocumentFile, "read" | "write" | "keepBeside"> {
  readonly path: string
  readonly name: string
  readonly read: () => Promise<DocumentContent | null>
  /** `mark` is the journal's checksum chain; the rows hold at least all changes up to it. */
  readonly write: (rows: DocumentRows, mark: number) => Promise<void>
  readonly keepBeside: (rows: DocumentRows, mark: number) => Promise<void>
}

const emptyContent = documentContentOf([])

const openDocument = (
  files: StoreFileSystem,
  path: string,
  name: string,
  lock: FolderLock
): StoreDocument => {
  const file = documentFile(files, path, name, lock)
  const low = new Low<DocumentContent>(file, emptyContent)
  const release = () => {
    low.data = emptyContent
  }
  return {
    ...file,
    path,
    name,
    read: async () => {
      await low.read()
      const content = low.data
      release()
      return content === emptyContent ? null : content
    },
    write: (rows, mark) => {
      low.data = documentContentOf(rows, mark)
      return low.write().finally(release)
    },
    keepBeside: (rows, mark) => file.keepBeside(documentContentOf(rows, mark))
  }
}

export const openDocuments = (files: StoreFileSystem, folder: DataFolder, lock: FolderLock) => {
  const directory = openDocument(files, folder.directory, "directory.json", lock)
  const sessions = openDocument(files, folder.sessions, "sessions.json", lock)
  const hives = new Map<OwnerId, StoreDocument>()

  const hive = (owner: OwnerId): StoreDocument => {
    const name = `${owner}${hiveSuffix}`
    const document = hives.get(owner) ?? openDocument(files, join(folder.hives, name), `hives/${name}`, lock)
    hives.set(owner, document)
    return document
  }

  return {
    directory,
    sessions,
    hive,
    checksums: (): Checksums =>
      Object.fromEntries(
        [directory, sessions, ...hives.values()].map(({ name, checksum }) => [name, checksum()])
      ),
    knownHives: (): Iterable<readonly [OwnerId, StoreDocument]> => hives,
    isKnownHive: (owner: OwnerId): boolean => hives.has(owner),
    forgetHive: (owner: OwnerId) => void hives.delete(owner),
    storedHives: async (): Promise<ReadonlyArray<OwnerId>> => {
      const names = await files.list(folder.hives)
      return names
        .filter((name) => name.endsWith(hiveSuffix))
        .map((name) => OwnerId(name.slice(0, -hiveSuffix.length)))
    }
  }
}

export type Documents = ReturnType<typeof openDocuments>

const removeFilesWhere = async (
  files: StoreFileSystem,
  folder: DataFolder,
  isMeant: (name: string) => boolean
) => {
  for (const directory of [folder.root, folder.hives]) {
    const names = (await files.list(directory)).filter(isMeant)
    for (const name of names) await files.remove(join(directory, name))
  }
}

/**
 * Removes half-written files of a crash or of a server that lost the lock. Such a server can't rename them into place
 * later, since they are gone. Call this only under the lock: otherwise another server may still be writing them.
 */
export const removeTemporaries = (files: StoreFileSystem, folder: DataFolder): Promise<void> =>
  removeFilesWhere(files, folder, isTemporary)

/**
 * Removes the `.kept` copies of an earlier server once the original files are back: otherwise texts deleted later
 * would survive in them.
 */
export const removeReplaced = (files: StoreFileSystem, folder: DataFolder): Promise<void> =>
  removeFilesWhere(files, folder, (name) => name.endsWith(replacedSuffix))
