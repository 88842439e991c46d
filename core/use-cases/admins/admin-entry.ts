import { Effect, Result } from "effect"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import type { AdminEntry } from "../../domain/admins/admin.ts"
import { putting } from "../../domain/hives/change.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { Secrets } from "../../ports/secrets.ts"
import { today } from "../support/today.ts"

/** Replaces the user name in entries of the command line. */
export const commandLine = "command line"

export const makeEntry = Effect.fnUntraced(function* (who: string, what: string) {
  const entry: AdminEntry = {
    kind: "admin-entry",
    owner: installationOwner,
    id: yield* (yield* Secrets).uuid,
    on: yield* today,
    who,
    what
  }
  return entry
})

export const keepEntry = (entry: AdminEntry) =>
  InstallationStore.use((store) =>
    store.change(() => Result.succeed({ change: putting(entry), answer: undefined }))
  )

/**
 * Records an action on an owner's account from the command line. The entry doesn't name the owner: the history
 * outlives deleted accounts.
 */
export const noteAct = (what: string) => Effect.flatMap(makeEntry(commandLine, what), keepEntry)
