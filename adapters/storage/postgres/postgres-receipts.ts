import { Array as Arrays, Effect } from "effect"
import { initialRelease, type OwnerRelease } from "#core/domain/release/owner-release.ts"
import type { ItemAddress, Receipts } from "#core/ports/receipts.ts"
import type { Database } from "./database.ts"
import * as statements from "./statements.ts"

interface WithdrawnRow extends ItemAddress {
  readonly release: OwnerRelease | null
}

export const postgresReceipts = ({ query }: Database): Receipts["Service"] => ({
  find: (receipt) => Effect.map(query<ItemAddress>(statements.findByReceipt, [receipt]), Arrays.head),
  withdrawn: Effect.map(query<WithdrawnRow>(statements.listWithdrawn), (rows) =>
    rows.map(({ release, ...item }) => ({ ...item, release: release ?? initialRelease }))
  )
})
