import { Effect } from "effect"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import { commandBackupId, lastBackupIn } from "../../domain/admins/backup-entries.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { commandLineActor, storeAdminEntry } from "../admins/admin-entry.ts"
import { today } from "../time/today.ts"

export const noteBackup = Effect.gen(function* () {
  const on = yield* today
  yield* storeAdminEntry({
    kind: "admin-entry",
    owner: installationOwner,
    id: commandBackupId,
    on,
    who: commandLineActor,
    what: "made a backup"
  })
})

export const lastBackup = InstallationStore.use(({ entries }) => Effect.map(entries, lastBackupIn))
