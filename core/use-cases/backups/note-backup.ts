import { Effect } from "effect"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { today } from "../time/today.ts"
import { commandLineActor, storeAdminEntry } from "../admins/admin-entry.ts"

/** A fixed id: each backup updates this one entry, so that nightly backups don't fill the history. */
const backupEntryId = "backup"

export const noteBackup = Effect.gen(function* () {
  const on = yield* today
  yield* storeAdminEntry({
    kind: "admin-entry",
    owner: installationOwner,
    id: backupEntryId,
    on,
    who: commandLineActor,
    what: "made a backup"
  })
})

export const lastBackup = Effect.gen(function* () {
  const entries = yield* (yield* InstallationStore).entries
  return entries.find((entry) => entry.id === backupEntryId)?.on
})
