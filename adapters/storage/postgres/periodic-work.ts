import { Effect, type Exit, Schema } from "effect"
import type { Pool } from "pg"
import { refusedBy } from "./store-errors.ts"

/** Work that one of all replicas does, at the minutes of a line of crontab (UTC). */
export interface PeriodicTask<R> {
  /** Small letters. */
  readonly name: string
  readonly minutes: string
  /** Told the minute that it is for (epoch milliseconds). What fails is done the next time. */
  readonly run: (minute: number) => Effect.Effect<void, never, R>
}

/** graphile-worker and `pg`, which it needs, are loaded for this alone. */
const load = async () => ({
  worker: await import("graphile-worker"),
  pg: (await import("pg")).default
})

type Libraries = Effect.Success<ReturnType<typeof loading>>

const loading = () => Effect.promise(load)

const millis = { connect: 3_000, query: 10_000, poll: 10_000 } as const

/** `pg` reads sslmode more strictly than the store's own driver, unless it is told otherwise. */
const urlFor = (url: string): string => (/[?&]sslmode=/.test(url) ? `${url}&uselibpqcompat=true` : url)

const openPool = ({ pg }: Libraries, url: string): Pool => {
  const pool = new pg.Pool({
    connectionString: urlFor(url),
    max: 3,
    connectionTimeoutMillis: millis.connect,
    query_timeout: millis.query,
    keepAlive: true,
    application_name: "honesthive periodic work"
  })
  // Without somebody who listens, a lost connection would stop the process.
  pool.on("error", () => undefined)
  pool.on("connect", (client) => client.on("error", () => undefined))
  return pool
}

const readPayload = Schema.decodeUnknownSync(
  Schema.Struct({ _cron: Schema.Struct({ ts: Schema.DateFromString }) })
)

const minuteOf = (payload: unknown): number => readPayload(payload)._cron.ts.getTime()

const lineOf = ({ name, minutes }: PeriodicTask<never>): string =>
  `${minutes} ${name} ?jobKey=${name}&jobKeyMode=replace`

type Start = (task: Effect.Effect<void>) => Promise<Exit.Exit<void>>

/** Until it is interrupted, or the database goes away. */
const workWith = (libraries: Libraries, tasks: ReadonlyArray<PeriodicTask<never>>, start: Start) => {
  const { Logger, run } = libraries.worker
  return (pool: Pool) =>
    Effect.acquireUseRelease(
      Effect.tryPromise(() =>
        run({
          pgPool: pool,
          concurrency: 2,
          pollInterval: millis.poll,
          noHandleSignals: true,
          logger: new Logger(() => () => undefined),
          crontab: tasks.map(lineOf).join("\n"),
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
      (runner) => Effect.tryPromise(() => runner.promise),
      (runner) => Effect.ignore(Effect.tryPromise(() => runner.stop()))
    )
}

/**
 * Does periodic work for ever, once among all replicas of a database; begins again when the database was away.
 * What a replica was doing when it died is left for the next time.
 */
export const doPeriodically = Effect.fnUntraced(function* <R>(
  url: string,
  tasks: ReadonlyArray<PeriodicTask<R>>
) {
  const context = yield* Effect.context<R>()
  const provided = tasks.map((task) => ({
    ...task,
    run: (minute: number) => Effect.provideContext(task.run(minute), context)
  }))
  const start = Effect.runPromiseExitWith(context)
  const libraries = yield* loading()
  const work = workWith(libraries, provided, start)
  return yield* Effect.acquireUseRelease(
    Effect.sync(() => openPool(libraries, url)),
    work,
    (pool) => Effect.ignore(Effect.tryPromise(() => pool.end()))
  ).pipe(
    Effect.catch((error) => Effect.logWarning(`Periodic work stopped. ${refusedBy(error.cause).message}`)),
    Effect.andThen(Effect.sleep("5 seconds")),
    Effect.forever
  )
})
