import { Effect, Result } from "effect"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import { putting } from "../../domain/hives/change.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { today } from "../support/today.ts"
import { commandLine } from "./admin-entry.ts"

/** One line of the admins' history, moved on by each backup: the history is not for a line a night. */
const id = "backup"

/** Notes in the admins' history that a backup was made today. */
export const noteBackup = Effect.gen(function* () {
  const on = yield* today
  const entry = {
    kind: "admin-entry",
    owner: installationOwner,
    id,
    on,
    who: commandLine,
    what: "made a backup"
  } as const
  yield* (yield* InstallationStore).change(() =>
    Result.succeed({ change: putting(entry), answer: undefined })
  )
})

/** The day of the last backup that was noted. */
export const lastBackup = Effect.gen(function* () {
  const entries = yield* (yield* InstallationStore).entries
  return entries.find((entry) => entry.id === id)?.on
})
