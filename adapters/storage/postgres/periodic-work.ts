import { EventEmitter } from "node:events"
import { Clock, Effect, Schema } from "effect"
import type { Pool } from "pg"
import { runLogged } from "#core/concurrency/keep-running.ts"
import { minuteMillis } from "#core/domain/values/durations.ts"
import type { PeriodicTask } from "#core/ports/periodic-task.ts"
import { startRefusedBy } from "./store-errors.ts"

const importLibraries = async () => ({
  worker: await import("graphile-worker"),
  pg: (await import("pg")).default
})

type Libraries = Effect.Success<ReturnType<typeof loadLibraries>>

const loadLibraries = () => Effect.promise(importLibraries)

const timeoutsMillis = { connect: 3_000, query: 10_000, poll: 10_000 } as const

/** Without this flag `pg` interprets sslmode more strictly than the store's own driver. */
const urlFor = (url: string): string => (/[?&]sslmode=/.test(url) ? `${url}&uselibpqcompat=true` : url)

const makeWorkerPool = ({ pg }: Libraries, url: string): Pool => {
  const pool = new pg.Pool({
    connectionString: urlFor(url),
    max: 3,
    connectionTimeoutMillis: timeoutsMillis.connect,
    query_timeout: timeoutsMillis.query,
    keepAlive: true,
    application_name: "honesthive periodic work"
  })
  // Without a listener, an error event of a lost connection would crash the process.
  pool.on("error", () => undefined)
  pool.on("connect", (client) => client.on("error", () => undefined))
  return pool
}

const readPayload = Schema.decodeUnknownSync(
  Schema.Struct({ _cron: Schema.Struct({ ts: Schema.DateFromString }) })
)

const minuteOf = (payload: unknown): number => readPayload(payload)._cron.ts.getTime()

const crontabLine = ({ name, minutes }: PeriodicTask<never>): string => `${minutes} ${name}`

/** A run noted by a clock that was ahead would keep the library from any other until then. */
const forgetFutureRuns = (pool: Pool) =>
  Effect.ignore(
    Effect.tryPromise(() =>
      pool.query(
        `UPDATE graphile_worker._private_known_crontabs SET last_execution = now()
         WHERE last_execution > now() + interval '2 minutes'`
      )
    )
  )

/** Ends when the clock is set back: the library would then wait for the minute that it had computed. */
const watchClock = Effect.fnUntraced(function* (pool: Pool) {
  let last = 0
  while (true) {
    const now = yield* Clock.currentTimeMillis
    yield* forgetFutureRuns(pool)
    if (now < last - minuteMillis) return
    last = now
    yield* Effect.sleep(minuteMillis)
  }
})

type RunPeriodicTask = (work: Effect.Effect<void>) => Promise<unknown>

const workWith = (
  libraries: Libraries,
  tasks: ReadonlyArray<PeriodicTask<never>>,
  makeUp: Effect.Effect<void>,
  start: RunPeriodicTask
) => {
  const { Logger, run } = libraries.worker
  const events = new EventEmitter()
  // The library never makes up for minutes in which it was not started or the database failed it.
  events.on("cron:started", () => void start(makeUp))
  return (pool: Pool) =>
    Effect.acquireUseRelease(
      Effect.tryPromise(() =>
        run({
          pgPool: pool,
          concurrency: 2,
          pollInterval: timeoutsMillis.poll,
          noHandleSignals: true,
          events,
          // Otherwise nobody handles the error if a job can't be noted as done, and the process ends.
          preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
          logger: new Logger(() => () => undefined),
          crontab: tasks.map(crontabLine).join("\n"),
          taskList: Object.fromEntries(
            tasks.map((task) => [
              task.name,
              async (payload: unknown) => {
                await start(task.run(minuteOf(payload)))
              }
            ])
          )
        })
      ),
      (runner) =>
        Effect.raceFirst(
          Effect.tryPromise(() => runner.promise),
          watchClock(pool)
        ),
      (runner) => Effect.ignore(Effect.tryPromise(() => runner.stop()))
    )
}

const doUntilInterrupted = Effect.fnUntraced(function* <R>(
  url: string,
  tasks: ReadonlyArray<PeriodicTask<R>>,
  makeUp: Effect.Effect<void, never, R>
) {
  const context = yield* Effect.context<R>()
  const scope = yield* Effect.scope
  const provided = tasks.map((task) => ({
    ...task,
    run: (minute: number) => {
      const work = Effect.provideContext(runLogged(task.name, task.run(minute)), context)
      return task.isLong ? Effect.asVoid(Effect.forkIn(work, scope)) : work
    }
  }))
  const start = Effect.runPromiseExitWith(context)
  const libraries = yield* loadLibraries()
  const work = workWith(libraries, provided, Effect.provideContext(makeUp, context), start)
  return yield* Effect.acquireUseRelease(
    Effect.sync(() => makeWorkerPool(libraries, url)),
    work,
    (pool) => Effect.ignore(Effect.tryPromise(() => pool.end()))
  ).pipe(
    Effect.catch((error) =>
      Effect.logWarning(`Periodic work stopped and will be retried. ${startRefusedBy(error.cause).message}`)
    ),
    Effect.andThen(Effect.sleep("5 seconds")),
    Effect.forever
  )
})

/**
 * Runs periodic tasks forever, each once among all replicas; and `makeUp`, for minutes that were missed, when it starts
 * or starts again after the database was unavailable. A run interrupted by a crash is not repeated before its next minute.
 */
export const doPeriodically = <R>(
  url: string,
  tasks: ReadonlyArray<PeriodicTask<R>>,
  makeUp: Effect.Effect<void, never, R>
) => Effect.scoped(doUntilInterrupted(url, tasks, makeUp))
