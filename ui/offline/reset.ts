import { clearAllStorage } from "./browser-storage.ts"
import { imagesName, storeName } from "./layers.ts"

const resetChannel = new BroadcastChannel(`${storeName} reset`)

/** Other tabs must reload to release the databases. */
resetChannel.onmessage = () => location.reload()

const removeDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const removing = indexedDB.deleteDatabase(name)
    removing.onsuccess = () => resolve()
    removing.onerror = () => reject(removing.error)
  })

export const resetEverything = async (): Promise<void> => {
  await Promise.all([storeName, imagesName].map(removeDatabase))
  clearAllStorage()
  resetChannel.postMessage("reset")
}
