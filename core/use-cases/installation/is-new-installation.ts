import { Effect, Option } from "effect"
import { Directory } from "../../ports/directory.ts"
import { InstallationStore } from "../../ports/installation-store.ts"

export const isNewInstallation = Effect.gen(function* () {
  const store = yield* InstallationStore
  const { admins } = yield* store.read
  if (admins.size > 0 || (yield* store.entries).length > 0) return false
  return Option.isNone(yield* (yield* Directory).anyOwner)
})
