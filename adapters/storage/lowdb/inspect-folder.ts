import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { DataFolder } from "./data-folder.ts"
import type { Document, Documents } from "./documents.ts"
import type { Files } from "./files.ts"

/** Files looked at in one go, some 3 µs each: nobody waits longer for an answer. */
const filesAtOnce = 200

/** Some of the documents. */
export interface DocumentSelection {
  directory: boolean
  sessions: boolean
  readonly hives: Array<OwnerId>
  /** Names within the data folder. */
  readonly names: Array<string>
}

const noDocuments = (): DocumentSelection => ({ directory: false, sessions: false, hives: [], names: [] })

export interface FolderChanges {
  /** Memory holds what was in them, so they can be written again. */
  readonly removed: DocumentSelection
  /** They hold something else than what was written there. */
  readonly altered: DocumentSelection
  /** Names of those that this process may not read or write any more. */
  readonly unreadable: ReadonlyArray<string>
  /** Names of files of hives that nobody here has written: no start takes them. */
  readonly foreign: ReadonlyArray<string>
}

export interface DocumentPlaces {
  readonly files: Files
  readonly folder: DataFolder
  readonly documents: Documents
}

const othersFirst = () => new Promise<void>((resolve) => setImmediate(resolve))

const foreignIn = async ({ files, folder, documents }: DocumentPlaces): Promise<ReadonlyArray<string>> => {
  if (files.status(folder.hives) === undefined) return []
  const stored = await documents.storedHives()
  return stored.filter((owner) => !documents.isKnownHive(owner)).map((owner) => `hives/${owner}.json`)
}

/**
 * Compares the documents with what was last read or written there. Nothing may write them meanwhile.
 */
export const inspectFolder = async (places: DocumentPlaces): Promise<FolderChanges> => {
  const { files, folder, documents } = places
  const unreadable = [folder.root, folder.hives].filter((path) => files.status(path)?.isUsable === false)
  const [removed, altered] = [noDocuments(), noDocuments()]

  /** Which selection the document belongs to. */
  const inspect = async (document: Document): Promise<DocumentSelection | undefined> => {
    const change = document.change()
    if (change === "unreadable") unreadable.push(document.path)
    const selection =
      change === "removed"
        ? removed
        : change === "altered" && !(await document.holdsTheSame())
          ? altered
          : undefined
    selection?.names.push(document.name)
    return selection
  }

  const directory = await inspect(documents.directory)
  if (directory !== undefined) directory.directory = true
  const sessions = await inspect(documents.sessions)
  if (sessions !== undefined) sessions.sessions = true
  let count = 0
  for (const [owner, document] of documents.knownHives()) {
    count += 1
    if (count % filesAtOnce === 0) await othersFirst()
    const selection = await inspect(document)
    selection?.hives.push(owner)
  }
  return { removed, altered, unreadable, foreign: await foreignIn(places) }
}
