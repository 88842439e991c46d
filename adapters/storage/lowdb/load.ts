import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { Change } from "#core/domain/hives/change.ts"
import { type DirtyDocuments, emptyDirty, noteChange } from "../in-memory/dirty-documents.ts"
import { hydrateHive, isItemKind } from "../in-memory/in-memory-hive.ts"
import {
  applyChange,
  clearLinkOwners,
  emptyState,
  type InMemoryState,
  putRecord
} from "../in-memory/in-memory-state.ts"
import { addPending } from "../in-memory/pending-items.ts"
import type { DataFolder } from "./data-folder.ts"
import { dataVersion } from "./data-version.ts"
import type { DocumentContent } from "./document-content.ts"
import type { Documents, StoreDocument } from "./documents.ts"
import type { StoreFileSystem } from "./files.ts"
import { createJournal } from "./journal.ts"
import { type JournalContent, parseJournal } from "./journal-content.ts"
import { DataFolderUnusable, damagedFile, mixedBackup, withReplacedFile } from "./store-errors.ts"
import { storedRows } from "./stored-rows.ts"

const missingDocument = (path: string) => damagedFile(path, "the file is missing")

/**
 * Whether the document is the version noted at the last cut, or a later one written by a flush that was interrupted
 * before its cut; the journal then holds everything that followed.
 */
const isOfJournal = (
  { checksums, marks }: JournalContent,
  document: StoreDocument,
  { mark }: DocumentContent
) =>
  checksums === undefined ||
  checksums[document.name] === document.checksum() ||
  (mark !== undefined && marks.has(mark))

const readDocument = async (document: StoreDocument, journal: JournalContent) => {
  try {
    return await readBelonging(document, journal)
  } catch (cause) {
    throw cause instanceof DataFolderUnusable && (await document.hasKept()) ? withReplacedFile(cause) : cause
  }
}

const readBelonging = async (document: StoreDocument, journal: JournalContent) => {
  const content = await document.read()
  if (content === null && journal.generation > 0) throw missingDocument(document.path)
  if (content !== null && !isOfJournal(journal, document, content)) throw mixedBackup(document.path)
  return content
}

const putAll = (state: InMemoryState, content: DocumentContent | null) => {
  for (const row of content?.rows() ?? []) putRecord(state, row)
}

const loadHives = async (state: InMemoryState, documents: Documents, journal: JournalContent) => {
  for (const [owner, hive] of state.hives) {
    const content = await readDocument(documents.hive(owner), journal)
    if (content?.bytes === undefined) continue
    const { pending, held = [], heldWindows = [], receipts = [], withdrawn = [] } = content.facts
    hive.lazyRows = { stored: storedRows(content.bytes), isHeadRead: false, read: new Set() }
    for (const id of pending) addPending(state.pending, id, owner)
    for (const [index, id] of held.entries()) state.held.set(id, { owner, window: heldWindows[index] ?? 0 })
    for (const receipt of receipts) state.ownersByShortReceipt.set(receipt, owner)
    for (const id of withdrawn) state.withdrawn.set(id, owner)
  }
  return new Set(state.hives.keys())
}

/** Hydrates the hives that a replayed change alters: their files may already hold later versions of its records. */
const hydrateAltered = (state: InMemoryState, { put, remove }: Change) => {
  for (const { kind, owner } of [...put, ...remove]) {
    const hive = isItemKind(kind) ? state.hives.get(owner) : undefined
    if (hive !== undefined) hydrateHive(hive)
  }
}

const removedHivesOf = (changes: ReadonlyArray<Change>): ReadonlySet<OwnerId> =>
  new Set(
    changes.flatMap(({ remove }) => remove.filter(({ kind }) => kind === "account").map(({ owner }) => owner))
  )

/**
 * A crash may leave a hive's file whose account was created or deleted in the journal alone. Any other file without
 * an account means that the directory was lost or replaced.
 */
const adoptForeignFiles = async (
  state: InMemoryState,
  documents: Documents,
  loaded: ReadonlySet<OwnerId>,
  changes: ReadonlyArray<Change>
) => {
  const removed = removedHivesOf(changes)
  for (const owner of await documents.storedHives()) {
    if (loaded.has(owner)) continue
    const document = documents.hive(owner)
    if (!state.hives.has(owner) && !removed.has(owner)) {
      throw damagedFile(document.path, "its account is not in directory.json")
    }
    await document.adopt()
  }
}

/** Documents without a journal may miss acknowledged changes, so they are refused. */
export const refuseForeignFiles = async (
  files: StoreFileSystem,
  folder: DataFolder,
  documents: Documents
) => {
  const others = [await files.identity(folder.directory), await files.identity(folder.sessions)]
  const isNew = others.every((found) => found === undefined) && (await documents.storedHives()).length === 0
  if (!isNew) throw missingDocument(folder.journal)
}

export const readJournal = async (
  files: StoreFileSystem,
  folder: DataFolder,
  documents: Documents
): Promise<JournalContent> => {
  const found = await files.read(folder.journal)
  if (found !== undefined) return parseJournal(folder.journal, found.content)
  await refuseForeignFiles(files, folder, documents)
  return parseJournal(folder.journal, await createJournal(files, folder.journal))
}

export const loadState = async (
  documents: Documents,
  journal: JournalContent
): Promise<{ state: InMemoryState; dirty: DirtyDocuments }> => {
  const state = emptyState()
  const dirty = emptyDirty()
  // The first flush must create both files, even if empty.
  dirty.directory = dirty.sessions = journal.generation === 0
  // It also brings the journal of an older version to this one, so that an older server refuses the folder.
  dirty.directory ||= journal.schema !== dataVersion
  putAll(state, await readDocument(documents.directory, journal))
  putAll(state, await readDocument(documents.sessions, journal))
  const loaded = await loadHives(state, documents, journal)
  for (const change of journal.changes) {
    noteChange(dirty, change, (owner) => loaded.has(owner))
    hydrateAltered(state, change)
    applyChange(state, change)
  }
  await adoptForeignFiles(state, documents, loaded, journal.changes)
  dirty.directory ||= clearLinkOwners(state)
  return { state, dirty }
}
