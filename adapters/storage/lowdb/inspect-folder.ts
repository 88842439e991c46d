import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { DataFolder } from "./data-folder.ts"
import type { Document, Documents } from "./documents.ts"
import type { Files } from "./files.ts"
import { FileReplaced } from "./store-errors.ts"

/** Files looked at in one go, some 3 µs each: nobody waits longer for an answer. */
const filesAtOnce = 200

export interface FolderChanges {
  /** Memory holds what was in them, so they can be written again. */
  readonly removed: {
    readonly directory: boolean
    readonly sessions: boolean
    readonly hives: ReadonlyArray<OwnerId>
    /** Names within the data folder. */
    readonly names: ReadonlyArray<string>
  }
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
 * Compares the documents with what was last read or written there. Throws `FileReplaced` for one that holds something
 * else. Nothing may write them meanwhile.
 */
export const inspectFolder = async (places: DocumentPlaces): Promise<FolderChanges> => {
  const { files, folder, documents } = places
  const unreadable = [folder.root, folder.hives].filter((path) => files.status(path)?.isUsable === false)
  const removedHives: Array<OwnerId> = []
  const names: Array<string> = []

  /** Whether it was removed. */
  const inspect = async (document: Document): Promise<boolean> => {
    const change = document.change()
    if (change === "unreadable") unreadable.push(document.path)
    if (change === "altered" && !(await document.holdsTheSame()))
      throw new FileReplaced({ file: document.path })
    if (change === "removed") names.push(document.name)
    return change === "removed"
  }

  const directory = await inspect(documents.directory)
  const sessions = await inspect(documents.sessions)
  let count = 0
  for (const [owner, document] of documents.knownHives()) {
    count += 1
    if (count % filesAtOnce === 0) await othersFirst()
    if (await inspect(document)) removedHives.push(owner)
  }
  const foreign = await foreignIn(places)
  return { removed: { directory, sessions, hives: removedHives, names }, unreadable, foreign }
}
