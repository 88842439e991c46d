import { Effect } from "effect"
import type { AssociatedData, Sealed } from "../../domain/values/sealed.ts"
import { type SealBroken, Sealer } from "../../ports/sealer.ts"

const checkValueAssociatedData: AssociatedData = {
  owner: "installation",
  item: "key probe",
  field: "content"
}

export const sealKeyCheckValue: Effect.Effect<Sealed, never, Sealer> = Sealer.use((sealer) =>
  sealer.seal("honesthive", checkValueAssociatedData)
)

/** Verifies the key check values: fails unless every key that sealed one of them is configured. */
export const openKeyCheckValues = (probes: ReadonlyArray<Sealed>): Effect.Effect<void, SealBroken, Sealer> =>
  Sealer.use((sealer) =>
    Effect.forEach(probes, (probe) => sealer.open(probe, checkValueAssociatedData), { discard: true })
  )
