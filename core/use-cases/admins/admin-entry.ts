import { Effect } from "effect"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import type { AdminEntry } from "../../domain/admins/admin.ts"
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
