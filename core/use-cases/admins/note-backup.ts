import { Effect } from "effect"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { today } from "../support/today.ts"
import { commandLine, keepEntry } from "./admin-entry.ts"

/** One line of the admins' history, moved on by each backup: the history is not for a line a night. */
const id = "backup"

/** Notes in the admins' history that a backup was made today. */
export const noteBackup = Effect.gen(function* () {
  const on = yield* today
  yield* keepEntry({
    kind: "admin-entry",
    owner: installationOwner,
    id,
    on,
    who: commandLine,
    what: "made a backup"
  })
})

/** The day of the last backup that was noted. */
export const lastBackup = Effect.gen(function* () {
  const entries = yield* (yield* InstallationStore).entries
  return entries.find((entry) => entry.id === id)?.on
})
