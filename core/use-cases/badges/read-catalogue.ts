import { Effect } from "effect"
import { catalogueOf } from "../../domain/badges/stored-catalogue.ts"
import { InstallationStore } from "../../ports/installation-store.ts"

export const readCatalogue = Effect.gen(function* () {
  const { badges } = yield* (yield* InstallationStore).read
  return catalogueOf(badges)
})
