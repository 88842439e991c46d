import { Effect } from "effect"
import { Sealed } from "#core/domain/values/sealed.ts"
import { type KeyCheckValues, openKeyCheckValues, sealKeyCheckValue } from "#core/ports/key-check-values.ts"
import { Sealer } from "#core/ports/sealer.ts"
import type { Database } from "./database.ts"
import { DatabaseUnusable } from "./store-errors.ts"

const wrongKeyRefused = new DatabaseUnusable({
  reason:
    "its texts are sealed with another key than ENCRYPTION_KEY. Start with that key, or with the new and the old one (NEW,OLD) until `honesthive keys rotate` is finished. Nothing was changed."
})

const readCheckValues = ({ query }: Database) =>
  Effect.map(query<{ readonly sealed: string }>("SELECT sealed FROM key_probe"), (rows) =>
    rows.map(({ sealed }) => Sealed(sealed))
  )

const rememberKey = Effect.fnUntraced(function* (database: Database) {
  const sealer = yield* Sealer
  if ((yield* readCheckValues(database)).some(sealer.isCurrent)) return
  yield* database.query("INSERT INTO key_probe VALUES ($1) ON CONFLICT DO NOTHING", [
    yield* sealKeyCheckValue
  ])
})

export const checkKeys = Effect.fnUntraced(function* (database: Database) {
  yield* Effect.mapError(openKeyCheckValues(yield* readCheckValues(database)), () => wrongKeyRefused)
  yield* rememberKey(database)
})

export const keyCheckStore = (database: Database, sealer: Sealer["Service"]): KeyCheckValues["Service"] => ({
  remember: Effect.provideService(rememberKey(database), Sealer, sealer),
  problem: Effect.flatMap(readCheckValues(database), openKeyCheckValues).pipe(
    Effect.provideService(Sealer, sealer),
    Effect.match({
      onSuccess: () => undefined,
      onFailure: (failure) => (failure._tag === "SealBroken" ? wrongKeyRefused.message : undefined)
    })
  ),
  forgetOthers: Effect.flatMap(readCheckValues(database), (checkValues) =>
    Effect.forEach(
      checkValues.filter((checkValue) => !sealer.isCurrent(checkValue)),
      (checkValue) => database.query("DELETE FROM key_probe WHERE sealed = $1", [checkValue]),
      { discard: true }
    )
  )
})
