import { Low } from "lowdb"
import { answerOf, committed, openDatabase } from "#adapters/indexed-db/database.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import type { Change, StoredRecord } from "#core/domain/hives/change.ts"

export type Rows = ReadonlyArray<StoredRecord>

const [documents, journal] = ["documents", "journal"] as const
const hivePrefix = "hives/"

/** A lowdb database over one row of IndexedDB. What it holds lives in the store's memory, not here. */
const documentIn = (database: IDBDatabase, name: string) => ({
  read: async () => {
    const low = new Low<Rows>(adapterFor(database, name), [])
    await low.read()
    return low.data
  },
  write: (rows: Rows) => new Low(adapterFor(database, name), rows).write()
})

/** lowdb's own browser storage is localStorage: 5 MB for all, and no two documents change as one. */
const adapterFor = (database: IDBDatabase, name: string) => ({
  read: async (): Promise<Rows | null> =>
    (await answerOf<Rows | undefined>(database.transaction(documents).objectStore(documents).get(name))) ??
    null,
  write: (rows: Rows): Promise<void> => {
    const writing = database.transaction(documents, "readwrite")
    writing.objectStore(documents).put(rows, name)
    return committed(writing)
  }
})

const removeDocument = (database: IDBDatabase, name: string): Promise<void> => {
  const removing = database.transaction(documents, "readwrite")
  removing.objectStore(documents).delete(name)
  return committed(removing)
}

const nameOfHive = (owner: OwnerId): string => `${hivePrefix}${owner}`

/** A change in its place in the order. */
interface Entry {
  readonly place: number
  readonly change: Change
}

const appendTo = async (database: IDBDatabase, changes: ReadonlyArray<Change>): Promise<number> => {
  const writing = database.transaction(journal, "readwrite", { durability: "strict" })
  const places = changes.map((change) => answerOf(writing.objectStore(journal).add(change)))
  const [all] = await Promise.all([Promise.all(places), committed(writing)])
  return Number(all.at(-1))
}

const readAfter = async (database: IDBDatabase, place: number): Promise<ReadonlyArray<Entry>> => {
  const store = database.transaction(journal).objectStore(journal)
  const later = IDBKeyRange.lowerBound(place, true)
  const [keys, changes] = await Promise.all([
    answerOf(store.getAllKeys(later)),
    answerOf<Array<Change>>(store.getAll(later))
  ])
  return changes.map((change, index) => ({ place: Number(keys[index]), change }))
}

const cutUpTo = (database: IDBDatabase, place: number): Promise<void> => {
  const cutting = database.transaction(journal, "readwrite", { durability: "strict" })
  cutting.objectStore(journal).delete(IDBKeyRange.upperBound(place))
  return committed(cutting)
}

const storedHives = async (database: IDBDatabase): Promise<ReadonlyArray<OwnerId>> => {
  const keys = await answerOf(database.transaction(documents).objectStore(documents).getAllKeys())
  return keys
    .map(String)
    .filter((key) => key.startsWith(hivePrefix))
    .map((key) => OwnerId(key.slice(hivePrefix.length)))
}

/**
 * The same as the data folder of a server: lowdb documents, and a journal of the changes that are not in them yet.
 * A change is one row of the journal.
 */
export const openBrowserData = async (name: string) => {
  const database = await openDatabase(name, { [documents]: {}, [journal]: { autoIncrement: true } })
  return {
    directory: documentIn(database, "directory"),
    sessions: documentIn(database, "sessions"),
    hive: (owner: OwnerId) => documentIn(database, nameOfHive(owner)),
    storedHives: () => storedHives(database),
    removeHive: (owner: OwnerId) => removeDocument(database, nameOfHive(owner)),
    /** All of them as one; the place of the last. */
    append: (changes: ReadonlyArray<Change>) => appendTo(database, changes),
    readAfter: (place: number) => readAfter(database, place),
    cutUpTo: (place: number) => cutUpTo(database, place),
    close: () => database.close()
  }
}

export type BrowserData = Awaited<ReturnType<typeof openBrowserData>>
