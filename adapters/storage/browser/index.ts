import { type Context, Effect, Layer, type Scope } from "effect"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { type StoreUnavailable, tryStore } from "#core/ports/store-unavailable.ts"
import { inMemoryPorts } from "../in-memory/in-memory-ports.ts"
import { makeInMemoryStore } from "../in-memory/in-memory-store.ts"
import { type BrowserData, openBrowserData } from "./browser-data.ts"
import { foldJournal } from "./fold-journal.ts"
import { journalPersistence } from "./journal-persistence.ts"
import { loadState } from "./load.ts"
import { lockPorts } from "./locked-ports.ts"
import { makeTabLock } from "./tab-lock.ts"

interface BrowserStorageOptions {
  readonly name: string
}

const holdLock = (name: string, options: LockOptions): Promise<(() => void) | undefined> =>
  new Promise((resolve, reject) => {
    const held = async (lock: Lock | null) => {
      if (lock === null) return resolve(undefined)
      const { promise, resolve: release } = Promise.withResolvers<void>()
      resolve(release)
      await promise
    }
    navigator.locks.request(name, options, held).catch(reject)
  })

const openForThisTab = async (name: string) => {
  const data = await openBrowserData(name)
  const tabs = `${name} tabs`
  const alone = await holdLock(tabs, { ifAvailable: true })
  if (alone !== undefined) await foldJournal(data).finally(alone)
  const leave = await holdLock(tabs, { mode: "shared" })
  return { data, close: () => leave?.() }
}

const storeOver = async (data: BrowserData, channel: BroadcastChannel, options: BrowserStorageOptions) => {
  const loaded = await navigator.locks.request(`${options.name} store`, () => loadState(data))
  let { position } = loaded
  const persistence = journalPersistence(data, (written) => {
    position = written
    channel.postMessage(written)
  })
  const store = makeInMemoryStore({ state: loaded.state, persistence })
  const catchUp = async () => {
    for (const entry of await data.readAfter(position)) {
      store.show(entry.change)
      position = entry.position
    }
    if (store.state.pending.ready.size > 0) store.pendingWakeUp.openUnsafe()
  }
  return { store, persistence, catchUp }
}

const openStore = Effect.fn("openBrowserStorage")(function* (
  options: BrowserStorageOptions
): Effect.fn.Return<Context.Context<StoragePorts>, StoreUnavailable, Scope.Scope> {
  const { data } = yield* Effect.acquireRelease(
    tryStore(() => openForThisTab(options.name)),
    ({ data, close }) =>
      Effect.sync(() => {
        data.close()
        close()
      })
  )
  const channel = yield* Effect.acquireRelease(
    Effect.sync(() => new BroadcastChannel(options.name)),
    (opened) => Effect.sync(() => opened.close())
  )
  const { store, persistence, catchUp } = yield* tryStore(() => storeOver(data, channel, options))
  const { untilWritten } = persistence
  const tabLock = makeTabLock(`${options.name} store`, { catchUp, untilWritten })
  // Catching up wakes waiting workers of this tab when another tab has stored new work.
  channel.onmessage = () => void tabLock.enter().then(tabLock.leave, () => undefined)
  return lockPorts(inMemoryPorts(store, persistence.check), tabLock)
})

/**
 * Keeps all records in memory, durable in IndexedDB through lowdb. Any number of tabs of one browser may share it; a
 * lock lets one tab at a time read and write.
 */
export const browserStorage = (options: BrowserStorageOptions): Layer.Layer<StoragePorts, StoreUnavailable> =>
  Layer.effectContext(openStore(options))
