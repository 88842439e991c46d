import { Effect, Option, Result, Semaphore } from "effect"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import type { Database } from "./database.ts"
import { readNothing, writeNothing } from "./whole-statements.ts"

/** A row of a new table needs space for a page, which rows of the other tables only need now and then. */
const writeStatements = [
  "CREATE TABLE honesthive_write_check (id integer)",
  "INSERT INTO honesthive_write_check VALUES (1)"
]

const tryWrite = ({ transaction }: Database): Effect.Effect<void, StoreUnavailable> =>
  transaction({
    decide: async (run) => {
      await run(readNothing)
      await run(writeNothing)
      for (const statement of writeStatements) await run(statement)
      return Result.fail("rolled back" as const)
    }
  }).pipe(Effect.catch((failure) => (failure === "rolled back" ? Effect.void : Effect.fail(failure))))

/**
 * Fails if the database can't be reached, lacks a table or a right, or takes no writes. Tries a write at first, and after
 * a failure until one succeeds; otherwise only reads. Tries one at a time: meanwhile the last result holds.
 */
export const makeWriteCheck = (database: Database): Effect.Effect<void, StoreUnavailable> => {
  const ping = Effect.asVoid(database.query("SELECT 1"))
  const turn = Semaphore.makeUnsafe(1)
  let checkedFailures: number | undefined
  let refusal: StoreUnavailable | undefined

  const checkWriting = Effect.suspend(() => {
    const failures = database.failures()
    return Effect.matchEffect(tryWrite(database), {
      onFailure: (failure) => {
        refusal = failure
        return Effect.fail(failure)
      },
      onSuccess: () => {
        checkedFailures = failures
        refusal = undefined
        return Effect.void
      }
    })
  })

  const lastResult = Effect.suspend(() => (refusal === undefined ? ping : Effect.fail(refusal)))

  return Effect.suspend(() =>
    checkedFailures === database.failures()
      ? ping
      : Effect.flatMap(
          turn.withPermitsIfAvailable(1)(checkWriting),
          Option.match({ onNone: () => lastResult, onSome: () => Effect.void })
        )
  )
}
