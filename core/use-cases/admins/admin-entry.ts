import { Effect } from "effect"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import type { Admin, AdminEntry } from "../../domain/admins/admin.ts"
import { putChange } from "../../domain/hives/change.ts"
import { changed } from "../../domain/hives/change-result.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { Secrets } from "../../ports/secrets.ts"
import { today } from "../time/today.ts"

export const commandLineActor = "command line"

/** Null: whoever runs a command on the server. */
export type Operator = Admin | null

type Actor = Pick<Admin, "username"> | null

export const actorName = (actor: Actor): string => actor?.username ?? commandLineActor

export const makeAdminEntry = Effect.fnUntraced(function* (who: string, what: string) {
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

export const storeAdminEntry = (entry: AdminEntry) =>
  InstallationStore.use((store) => store.change(() => changed(putChange(entry))))

/**
 * Records what is done to an owner's account, before it is done. The entry doesn't name the owner: the history
 * outlives deleted accounts.
 */
export const logAdminAct = (what: string, actor: Actor = null) =>
  Effect.flatMap(makeAdminEntry(actorName(actor), what), storeAdminEntry)

const ownerActor = "an owner"

export const logOwnerAct = (what: string) => Effect.flatMap(makeAdminEntry(ownerActor, what), storeAdminEntry)
