import { applyChange, emptyState, type InMemoryState, putRecord } from "../in-memory/in-memory-state.ts"
import type { DocumentRows } from "../in-memory/sorted-rows.ts"
import type { BrowserData } from "./browser-data.ts"

interface LoadedState {
  readonly state: InMemoryState
  readonly position: number
}

export const loadState = async (data: BrowserData): Promise<LoadedState> => {
  const state = emptyState()
  const putAll = (rows: DocumentRows) => {
    for (const row of rows) putRecord(state, row)
  }
  putAll(await data.directory.read())
  putAll(await data.sessions.read())
  for (const owner of await data.storedHives()) putAll(await data.hive(owner).read())
  const entries = await data.readAfter(0)
  for (const { change } of entries) applyChange(state, change)
  return { state, position: entries.at(-1)?.position ?? 0 }
}
