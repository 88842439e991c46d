import { Context, Effect } from "effect"
import type { StoreUnavailable } from "#core/hives/hive-store.ts"
import { Sealed, type SealedPlace, type Sealer } from "#core/support/sealer.ts"
import type { Database } from "./database.ts"
import { StartRefused } from "./store-errors.ts"

/** A word that every key which seals something has sealed: a key that opens none of them is a wrong one. */
export class KeyProbes extends Context.Service<
  KeyProbes,
  {
    /** Forgets the keys that seal nothing any more: all but the one that seals now. */
    readonly forgetOthers: Effect.Effect<void, StoreUnavailable>
  }
>()("honesthive/adapters/storage/postgres/KeyProbes") {}

const place: SealedPlace = { owner: "installation", item: "key probe", field: "content" }

const wrongKey = new StartRefused({
  reason:
    "its texts are sealed with another key than ENCRYPTION_KEY. Start with that key, or with the new and the old one (NEW,OLD) until keys rotate is done; nothing was changed."
})

const stored = ({ query }: Database) =>
  Effect.map(query<{ readonly sealed: string }>("SELECT sealed FROM key_probe"), (rows) =>
    rows.map(({ sealed }) => Sealed(sealed))
  )

/** A word sealed with the key that seals now. */
export const sealProbe = (sealer: Sealer["Service"]): Effect.Effect<Sealed> =>
  sealer.seal("honesthive", place)

/** Fails unless every key that sealed something here is given; remembers the one that seals from now on. */
export const checkKeys = Effect.fnUntraced(function* (database: Database, sealer: Sealer["Service"]) {
  const probes = yield* stored(database)
  yield* Effect.forEach(probes, (probe) => sealer.open(probe, place)).pipe(Effect.mapError(() => wrongKey))
  if (probes.some(sealer.isCurrent)) return
  const sealed = yield* sealProbe(sealer)
  yield* database.query("INSERT INTO key_probe VALUES ($1) ON CONFLICT DO NOTHING", [sealed])
})

export const keyProbes = (database: Database, sealer: Sealer["Service"]): KeyProbes["Service"] => ({
  forgetOthers: Effect.flatMap(stored(database), (probes) =>
    Effect.forEach(
      probes.filter((probe) => !sealer.isCurrent(probe)),
      (probe) => database.query("DELETE FROM key_probe WHERE sealed = $1", [probe]),
      { discard: true }
    )
  )
})
