import { describe } from "@effect/vitest"
import { Effect } from "effect"
import { effectTest } from "../support/effect-test.ts"
import { ada } from "../support/storage-records.ts"
import { type ContractTest, createAccount, type StorageAdapter } from "./storage-adapter.ts"
import { deletionContract } from "./storage-deletion.contract.ts"
import { directoryContract } from "./storage-directory.contract.ts"
import { durabilityContract } from "./storage-durability.contract.ts"
import { exportContract } from "./storage-export.contract.ts"
import { hivesContract } from "./storage-hives.contract.ts"
import { insightContract, insightRaces } from "./storage-insight.contract.ts"
import { installationContract } from "./storage-installation.contract.ts"
import { invitationsContract } from "./storage-invitations.contract.ts"
import { mailedLinksContract } from "./storage-mailed-links.contract.ts"
import { pagesContract } from "./storage-pages.contract.ts"
import { heldContract, pendingContract } from "./storage-pending.contract.ts"
import { racesContract } from "./storage-races.contract.ts"
import { reportsContract } from "./storage-reports.contract.ts"

/** Contract of every store. */
export const storageContract = <Place>(adapter: StorageAdapter<Place>) =>
  describe(`${adapter.name} keeps the storage contract`, () => {
    const test: ContractTest = (title, body) =>
      effectTest(title, function* () {
        const store = adapter.open(yield* adapter.place)
        yield* createAccount(ada).pipe(Effect.andThen(Effect.scoped(Effect.gen(body))), Effect.provide(store))
      })
    hivesContract(test)
    directoryContract(test)
    deletionContract(test)
    insightContract(test)
    reportsContract(test)
    installationContract(test)
    pendingContract(test)
    heldContract(test)
    pagesContract(test)
    exportContract(test)
    mailedLinksContract(test)
    invitationsContract(test)
    racesContract(test)
    insightRaces(test)
    if (adapter.isDurable) durabilityContract(adapter)
  })
