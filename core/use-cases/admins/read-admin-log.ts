import { Effect } from "effect"
import { InstallationStore } from "../../ports/installation-store.ts"

const entriesPerPage = 50

export const readAdminLog = Effect.fn("readAdminLog")(function* (page: number) {
  const entries = yield* (yield* InstallationStore).entries
  const from = (page - 1) * entriesPerPage
  return {
    entries: entries.slice(from, from + entriesPerPage).map(({ on, who, what }) => ({ on, who, what })),
    pages: Math.max(1, Math.ceil(entries.length / entriesPerPage))
  }
})
