import { Effect } from "effect"
import { Sealed } from "#core/domain/values/sealed.ts"
import { type KeyCheckValues, openKeyCheckValues, sealKeyCheckValue } from "#core/ports/key-check-values.ts"
import { KeyUnusable } from "#core/ports/keyring.ts"
import { Sealer } from "#core/ports/sealer.ts"
import type { PostgresDriver } from "./connection.ts"
import type { Database } from "./database.ts"
import { ownConnection } from "./own-connection.ts"
import { runWithLongTimeout } from "./read-whole.ts"
import * as statements from "./statements.ts"
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

/** Notes only the first key. A new one is noted when it begins to seal, for the start may still be refused. */
export const checkKeys = Effect.fnUntraced(function* (database: Database, isReadOnly: boolean) {
  const checkValues = yield* readCheckValues(database)
  yield* Effect.mapError(openKeyCheckValues(checkValues), () => wrongKeyRefused)
  if (!isReadOnly && checkValues.length === 0) yield* rememberKey(database)
})

const olderKeyInUse = new KeyUnusable({
  file: "ENCRYPTION_KEY",
  reason:
    "a server still seals with another key. Restart every server with ENCRYPTION_KEY=NEW,OLD, and run this again."
})

interface HeadRow {
  readonly head: string
  readonly texts: number
}

const readHeads = (driver: PostgresDriver, url: string) =>
  Effect.scoped(
    Effect.flatMap(ownConnection(driver, url), (connection) =>
      runWithLongTimeout(connection)<HeadRow>(statements.countHeads)
    )
  )

interface KeyCheckStore {
  readonly database: Database
  readonly driver: PostgresDriver
  readonly url: string
  readonly sealer: Sealer["Service"]
  readonly keyMark: string
  readonly isReadOnly: boolean
}

export const keyCheckStore = ({
  database,
  driver,
  url,
  sealer,
  keyMark,
  isReadOnly
}: KeyCheckStore): KeyCheckValues["Service"] => ({
  remember: isReadOnly ? Effect.void : Effect.provideService(rememberKey(database), Sealer, sealer),
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
  ),
  checkOtherServers: Effect.flatMap(database.query(statements.findOtherKeys, [keyMark]), (found) =>
    found.length > 0 ? Effect.fail(olderKeyInUse) : Effect.void
  ),
  countUnreadable: Effect.map(readHeads(driver, url), (rows) =>
    rows.filter(({ head }) => !sealer.hasKeyOf(Sealed(head))).reduce((sum, { texts }) => sum + texts, 0)
  )
})
