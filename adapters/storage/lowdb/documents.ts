import { join } from "node:path"
import { Low } from "lowdb"
import { OwnerId } from "#core/domain/accounts/account.ts"
import type { Rows } from "../resident/sorted-rows.ts"
import type { DataFolder } from "./data-folder.ts"
import { contentOf, type DocumentContent } from "./document-content.ts"
import { type DocumentFile, documentFile, keptSuffix } from "./document-file.ts"
import type { Files } from "./files.ts"
import type { FolderLock } from "./folder-lock.ts"
import type { Checksums } from "./journal-content.ts"
import { isTemporary } from "./temporary.ts"

const hiveSuffix = ".json"

/** A lowdb database over one file. What it holds lives in the store's memory, not here. */
export interface Document {
  readonly path: string
  /** Path within the data folder. */
  readonly name: string
  /** Null when there is no such file. */
  readonly read: () => Promise<DocumentContent | null>
  /** `mark`: the journal's chain up to which the rows hold its changes, or beyond. */
  readonly write: (rows: Rows, mark: number) => Promise<void>
  readonly checksum: DocumentFile["checksum"]
  readonly adopt: DocumentFile["adopt"]
  readonly remove: DocumentFile["remove"]
  readonly change: DocumentFile["change"]
  readonly holdsTheSame: DocumentFile["holdsTheSame"]
  readonly keepBeside: (rows: Rows, mark: number) => Promise<void>
  readonly hasKept: DocumentFile["hasKept"]
}

const nothing = contentOf([])

const openDocument = (files: Files, path: string, name: string, lock: FolderLock): Document => {
  const file = documentFile(files, path, name, lock)
  const low = new Low<DocumentContent>(file, nothing)
  const release = () => {
    low.data = nothing
  }
  return {
    path,
    name,
    read: async () => {
      await low.read()
      const content = low.data
      release()
      return content === nothing ? null : content
    },
    write: (rows, mark) => {
      low.data = contentOf(rows, mark)
      return low.write().finally(release)
    },
    checksum: file.checksum,
    adopt: file.adopt,
    remove: file.remove,
    change: file.change,
    holdsTheSame: file.holdsTheSame,
    keepBeside: (rows, mark) => file.keepBeside(contentOf(rows, mark)),
    hasKept: file.hasKept
  }
}

/** The lowdb files of a data folder. */
export const openDocuments = (files: Files, folder: DataFolder, lock: FolderLock) => {
  const directory = openDocument(files, folder.directory, "directory.json", lock)
  const sessions = openDocument(files, folder.sessions, "sessions.json", lock)
  const hives = new Map<OwnerId, Document>()

  const hive = (owner: OwnerId): Document => {
    const name = `${owner}${hiveSuffix}`
    const document = hives.get(owner) ?? openDocument(files, join(folder.hives, name), `hives/${name}`, lock)
    hives.set(owner, document)
    return document
  }

  return {
    directory,
    sessions,
    hive,
    /** Of every file, by its name. */
    checksums: (): Checksums =>
      Object.fromEntries(
        [directory, sessions, ...hives.values()].map(({ name, checksum }) => [name, checksum()])
      ),
    /** The hives whose files this process has read or written. */
    knownHives: (): Iterable<readonly [OwnerId, Document]> => hives,
    isKnownHive: (owner: OwnerId): boolean => hives.has(owner),
    forgetHive: (owner: OwnerId) => void hives.delete(owner),
    /** Owners who have a file, whether or not there is an account. */
    storedHives: async (): Promise<ReadonlyArray<OwnerId>> => {
      const names = await files.list(folder.hives)
      return names
        .filter((name) => name.endsWith(hiveSuffix))
        .map((name) => OwnerId(name.slice(0, -hiveSuffix.length)))
    }
  }
}

export type Documents = ReturnType<typeof openDocuments>

const removeWhere = async (files: Files, folder: DataFolder, isMeant: (name: string) => boolean) => {
  for (const place of [folder.root, folder.hives]) {
    const names = (await files.list(place)).filter(isMeant)
    for (const name of names) await files.remove(join(place, name))
  }
}

/**
 * Takes away what a crash left half-written, and what a server that lost the lock has not renamed yet: it checked the
 * lock before, so whatever it puts in place later, it cannot. Only under the lock: another server's would be in use.
 */
export const removeTemporaries = (files: Files, folder: DataFolder): Promise<void> =>
  removeWhere(files, folder, isTemporary)

/** Takes away what an earlier server kept beside files that are as they were again: texts in it may be deleted later. */
export const removeKept = (files: Files, folder: DataFolder): Promise<void> =>
  removeWhere(files, folder, (name) => name.endsWith(keptSuffix))
