import { Effect, Result } from "effect"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import type { AdminEntry } from "../../domain/admins/admin.ts"
import { putting } from "../../domain/hives/change.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { Secrets } from "../../ports/secrets.ts"
import { today } from "../support/today.ts"

/** Stands for a user name where the change came from the command line. */
export const commandLine = "command line"

/** A line for the admins' history. */
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
 * Notes what was done to an owner's account from the command line. It does not say whose: the history stays, and of a
 * deleted account nothing may.
 */
export const noteAct = (what: string) => Effect.flatMap(makeEntry(commandLine, what), keepEntry)
