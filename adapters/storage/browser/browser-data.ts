import { Low } from "lowdb"
import { openDatabase, requestResult, transactionCommitted } from "#adapters/indexed-db/database.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import type { Change } from "#core/domain/hives/change.ts"
import { decodeChange, encodeChange, type RawChange } from "#core/domain/hives/change-codec.ts"
import { decodeRecords, encodeRecord } from "#core/domain/records/record-codec.ts"
import type { RawRecord } from "#core/domain/records/record-kinds.ts"
import type { DocumentRows } from "../in-memory/sorted-rows.ts"

type RawRows = ReadonlyArray<RawRecord>

const documents = "documents"
const journal = "journal"
const hivePrefix = "hives/"

const documentIn = (database: IDBDatabase, name: string) => ({
  read: async (): Promise<DocumentRows> => {
    const low = new Low<RawRows>(adapterFor(database, name), [])
    await low.read()
    return decodeRecords(low.data)
  },
  write: (rows: DocumentRows) =>
    new Low(
      adapterFor(database, name),
      rows.map((row) => encodeRecord(row))
    ).write()
})

/** Replaces lowdb's own browser adapter: localStorage is limited to 5 MB and has no transactions across documents. */
const adapterFor = (database: IDBDatabase, name: string) => ({
  read: async (): Promise<RawRows | null> =>
    (await requestResult<RawRows | undefined>(
      database.transaction(documents).objectStore(documents).get(name)
    )) ?? null,
  write: (rows: RawRows): Promise<void> => {
    const writing = database.transaction(documents, "readwrite")
    writing.objectStore(documents).put(rows, name)
    return transactionCommitted(writing)
  }
})

const removeDocument = (database: IDBDatabase, name: string): Promise<void> => {
  const removing = database.transaction(documents, "readwrite")
  removing.objectStore(documents).delete(name)
  return transactionCommitted(removing)
}

const nameOfHive = (owner: OwnerId): string => `${hivePrefix}${owner}`

interface JournalEntry {
  readonly position: number
  readonly change: Change
}

const appendToJournal = async (database: IDBDatabase, changes: ReadonlyArray<Change>): Promise<number> => {
  const writing = database.transaction(journal, "readwrite", { durability: "strict" })
  const places = changes.map((change) =>
    requestResult(writing.objectStore(journal).add(encodeChange(change)))
  )
  const [all] = await Promise.all([Promise.all(places), transactionCommitted(writing)])
  return Number(all.at(-1))
}

const readJournalAfter = async (
  database: IDBDatabase,
  position: number
): Promise<ReadonlyArray<JournalEntry>> => {
  const store = database.transaction(journal).objectStore(journal)
  const later = IDBKeyRange.lowerBound(position, true)
  const [keys, changes] = await Promise.all([
    requestResult(store.getAllKeys(later)),
    requestResult<Array<RawChange>>(store.getAll(later))
  ])
  return changes.map((change, index) => ({ position: Number(keys[index]), change: decodeChange(change) }))
}

const cutJournalUpTo = (database: IDBDatabase, position: number): Promise<void> => {
  const cutting = database.transaction(journal, "readwrite", { durability: "strict" })
  cutting.objectStore(journal).delete(IDBKeyRange.upperBound(position))
  return transactionCommitted(cutting)
}

const storedHives = async (database: IDBDatabase): Promise<ReadonlyArray<OwnerId>> => {
  const keys = await requestResult(database.transaction(documents).objectStore(documents).getAllKeys())
  return keys
    .map(String)
    .filter((key) => key.startsWith(hivePrefix))
    .map((key) => OwnerId(key.slice(hivePrefix.length)))
}

/**
 * The browser's counterpart of a server's data folder: lowdb documents, and a journal with one row per change that is
 * not in them yet.
 */
export const openBrowserData = async (name: string) => {
  const database = await openDatabase(name, { [documents]: {}, [journal]: { autoIncrement: true } })
  return {
    directory: documentIn(database, "directory"),
    sessions: documentIn(database, "sessions"),
    hive: (owner: OwnerId) => documentIn(database, nameOfHive(owner)),
    storedHives: () => storedHives(database),
    removeHive: (owner: OwnerId) => removeDocument(database, nameOfHive(owner)),
    append: (changes: ReadonlyArray<Change>) => appendToJournal(database, changes),
    readAfter: (position: number) => readJournalAfter(database, position),
    cutUpTo: (position: number) => cutJournalUpTo(database, position),
    close: () => database.close()
  }
}

export type BrowserData = Awaited<ReturnType<typeof openBrowserData>>
