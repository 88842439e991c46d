import { setImmediate as nextTurn } from "node:timers/promises"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { DataFolder } from "./data-folder.ts"
import type { Documents, StoreDocument } from "./documents.ts"
import type { StoreFileSystem } from "./files.ts"

/** Files checked before yielding to the event loop, at about 3 µs each, so that no request waits longer than 1 ms. */
const filesPerBatch = 200

export interface DocumentSelection {
  directory: boolean
  sessions: boolean
  readonly hives: Array<OwnerId>
  readonly names: Array<string>
}

const emptySelection = (): DocumentSelection => ({ directory: false, sessions: false, hives: [], names: [] })

/**
 * Files in `removed` can be rewritten, because memory still holds their content. Files in `foreign` are of hives that
 * this process never wrote; the next start would be refused because of them.
 */
export interface FolderChanges {
  readonly removed: DocumentSelection
  readonly altered: DocumentSelection
  readonly unreadable: ReadonlyArray<string>
  readonly foreign: ReadonlyArray<string>
}

export interface InspectDocumentsInput {
  readonly files: StoreFileSystem
  readonly folder: DataFolder
  readonly documents: Documents
}

const foreignIn = async ({
  files,
  folder,
  documents
}: InspectDocumentsInput): Promise<ReadonlyArray<string>> => {
  if (files.status(folder.hives) === undefined) return []
  const stored = await documents.storedHives()
  return stored.filter((owner) => !documents.isKnownHive(owner)).map((owner) => `hives/${owner}.json`)
}

/** Compares the documents with what was last read or written. Nothing may write them meanwhile. */
export const inspectFolder = async (input: InspectDocumentsInput): Promise<FolderChanges> => {
  const { files, folder, documents } = input
  const unreadable = [folder.root, folder.hives].filter((path) => files.status(path)?.isUsable === false)
  const removed = emptySelection()
  const altered = emptySelection()

  const selectionFor = async (document: StoreDocument): Promise<DocumentSelection | undefined> => {
    const change = document.change()
    if (change === "unreadable") unreadable.push(document.path)
    if (change === "removed") return removed
    return change === "altered" && !(await document.holdsTheSame()) ? altered : undefined
  }
  const inspect = async (document: StoreDocument): Promise<DocumentSelection | undefined> => {
    const selection = await selectionFor(document)
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
    if (count % filesPerBatch === 0) await nextTurn()
    const selection = await inspect(document)
    selection?.hives.push(owner)
  }
  return { removed, altered, unreadable, foreign: await foreignIn(input) }
}
