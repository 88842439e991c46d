import { Context, Effect } from "effect"
import type { AssociatedData, Sealed } from "../domain/values/sealed.ts"
import type { KeyUnusable } from "./keyring.ts"
import { type SealBroken, Sealer } from "./sealer.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/**
 * Key check values: a known text sealed with every key in use and stored beside the data, so that a wrong key is
 * noticed.
 */
export class KeyCheckValues extends Context.Service<
  KeyCheckValues,
  {
    /** Stores the current key's check value before the key seals anything else; a store opened read-only stays as it is. */
    readonly remember: Effect.Effect<void, StoreUnavailable>
    readonly forgetOthers: Effect.Effect<void, StoreUnavailable>
    /** Fails while another server seals with another key: what it seals would be lost with that key. */
    readonly checkOtherServers: Effect.Effect<void, KeyUnusable | StoreUnavailable>
    /** Number of stored texts that no key in use sealed. A folder has one server, whose change of keys counts them. */
    readonly countUnreadable: Effect.Effect<number, StoreUnavailable>
    /** Checks now whether the next start could open them; describes the problem if not. */
    readonly problem: Effect.Effect<string | undefined>
  }
>()("honesthive/core/ports/KeyCheckValues") {}

const checkValueAssociatedData: AssociatedData = {
  owner: "installation",
  item: "key probe",
  field: "content"
}

export const sealKeyCheckValue: Effect.Effect<Sealed, StoreUnavailable, Sealer> = Sealer.use((sealer) =>
  sealer.seal("honesthive", checkValueAssociatedData)
)

export const openKeyCheckValues = (
  checkValues: ReadonlyArray<Sealed>
): Effect.Effect<void, SealBroken, Sealer> =>
  Sealer.use((sealer) =>
    Effect.forEach(checkValues, (checkValue) => sealer.open(checkValue, checkValueAssociatedData), {
      discard: true
    })
  )
