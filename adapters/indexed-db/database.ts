export const requestResult = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

export const transactionCommitted = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error("the transaction was given up"))
  })

/** Creates missing object stores. Closes itself when another tab deletes the database. */
export const openDatabase = async (
  name: string,
  stores: Readonly<Record<string, IDBObjectStoreParameters>>
): Promise<IDBDatabase> => {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => {
    for (const [store, parameters] of Object.entries(stores)) {
      opening.result.createObjectStore(store, parameters)
    }
  }
  const database = await requestResult(opening)
  database.onversionchange = () => database.close()
  return database
}
