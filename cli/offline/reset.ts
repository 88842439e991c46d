import { clearAllStorage } from "./kept.ts"
import { imagesName, storeName } from "./layers.ts"

const channel = new BroadcastChannel(`${storeName} reset`)

/** Every tab lets go of the databases, and starts anew. */
channel.onmessage = () => location.reload()

const removeDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const removing = indexedDB.deleteDatabase(name)
    removing.onsuccess = () => resolve()
    removing.onerror = () => reject(removing.error)
  })

/** All that this build keeps in the browser goes. Open tabs let go of their databases when they are told so. */
export const resetEverything = async (): Promise<void> => {
  await Promise.all([storeName, imagesName].map(removeDatabase))
  clearAllStorage()
  channel.postMessage("reset")
}
