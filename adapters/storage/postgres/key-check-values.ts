import { Effect, Result } from "effect"
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
import type { RunQuery } from "./transaction.ts"

const wrongKeyRefused = new DatabaseUnusable({
  reason:
    "its texts are sealed with another key than ENCRYPTION_KEY. Start with that key, or with the new and the old one (NEW,OLD) until `honesthive keys rotate` is finished. Nothing was changed."
})

interface CheckValueRow {
  readonly sealed: string
}

const selectCheckValues = "SELECT sealed FROM key_probe"
const insertCheckValue = "INSERT INTO key_probe VALUES ($1) ON CONFLICT DO NOTHING"

const checkValuesIn = (rows: ReadonlyArray<CheckValueRow>): ReadonlyArray<Sealed> =>
  rows.map(({ sealed }) => Sealed(sealed))

const readCheckValues = ({ query }: Database) =>
  Effect.map(query<CheckValueRow>(selectCheckValues), checkValuesIn)

const rememberKey = Effect.fnUntraced(function* (database: Database) {
  const sealer = yield* Sealer
  if ((yield* readCheckValues(database)).some(sealer.isCurrent)) return
  yield* database.query(insertCheckValue, [yield* sealKeyCheckValue])
})

/** Returns what another server noted first. The table is locked: several may start at once, with different keys. */
const rememberFirstKey = Effect.fnUntraced(function* ({ transaction }: Database) {
  const own = yield* sealKeyCheckValue
  return yield* transaction<ReadonlyArray<CheckValueRow>, never>({
    decide: async (run) => {
      await run("LOCK TABLE key_probe IN SHARE ROW EXCLUSIVE MODE")
      const answer = await run<CheckValueRow>(selectCheckValues)
      const writes = (last: RunQuery) => (answer.length > 0 ? [] : [last(insertCheckValue, [own])])
      return Result.succeed({ answer, writes })
    }
  })
})

/** Notes only the first key. A new one is noted when it begins to seal, for the start may still be refused. */
export const checkKeys = Effect.fnUntraced(function* (database: Database, isReadOnly: boolean) {
  const noted = yield* readCheckValues(database)
  const checkValues =
    isReadOnly || noted.length > 0 ? noted : checkValuesIn(yield* rememberFirstKey(database))
  yield* Effect.mapError(openKeyCheckValues(checkValues), () => wrongKeyRefused)
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
