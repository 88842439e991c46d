import { Duration, Effect, Option, Redacted } from "effect"
import { keepRunning } from "#core/concurrency/keep-running.ts"
import { Retention } from "#core/ports/retention.ts"
import { periodicTasks, startWork } from "#core/use-cases/periodic-work/periodic-tasks.ts"
import { singleServerWork } from "#core/use-cases/periodic-work/single-server-work.ts"
import type { Configuration } from "../settings/config.ts"

/** Minimum milliseconds between two runs; otherwise ten times as long as the last one took. */
const minEraseRestMillis = 20_000

/** Also erases data that a stopped server left, and rows deleted directly in the database. */
const eraseForever = Effect.gen(function* () {
  const [took] = yield* Effect.timed((yield* Retention).forget)
  yield* Effect.sleep(Math.max(minEraseRestMillis, 10 * Duration.toMillis(took)))
}).pipe(
  Effect.catchTag("StoreUnavailable", () =>
    Effect.andThen(
      Effect.logWarning("Deleted data could not be erased from the database files; trying again in a minute"),
      Effect.sleep("1 minute")
    )
  ),
  Effect.forever
)

const workOnPostgres = (url: Redacted.Redacted<string>) =>
  Effect.flatMap(
    Effect.promise(() => import("#adapters/storage/postgres/index.ts")),
    ({ doPeriodically }) => doPeriodically(Redacted.value(url), periodicTasks, startWork)
  )

export const periodicWork = ({ databaseUrl }: Configuration) =>
  Option.match(databaseUrl, {
    onNone: () => singleServerWork,
    onSome: (url) =>
      Effect.all([keepRunning("Erasure", eraseForever), keepRunning("Periodic work", workOnPostgres(url))], {
        concurrency: "unbounded",
        discard: true
      })
  })
