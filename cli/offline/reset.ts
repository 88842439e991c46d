import { clearAllStorage } from "./kept.ts"
import { imagesName, storeName } from "./layers.ts"

const channel = new BroadcastChannel(`${storeName} reset`)

/** Other tabs release the databases by reloading. */
channel.onmessage = () => location.reload()

const removeDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const removing = indexedDB.deleteDatabase(name)
    removing.onsuccess = () => resolve()
    removing.onerror = () => reject(removing.error)
  })

/** Removes everything that this build stored in the browser. */
export const resetEverything = async (): Promise<void> => {
  await Promise.all([storeName, imagesName].map(removeDatabase))
  clearAllStorage()
  channel.postMessage("reset")
}
