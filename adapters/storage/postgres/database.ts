import { Effect, Option, Result, Semaphore } from "effect"
import { makeKeyedLock } from "#core/concurrency/keyed-lock.ts"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import type { Connection, ConnectionOptions, Parameter, PostgresDriver } from "./connection.ts"
import { type ConnectionPool, makePool } from "./pool.ts"
import { isConflict, isLost, isSilent, isUnavailable, TooBusy, withoutData } from "./store-errors.ts"
import { runTransaction, type TransactionWork } from "./transaction.ts"

/** Connections for statements and transactions; listening and periodic work have their own. */
const poolSize = 10

const maxWaitingOperations = 1_000

const maxChangeRetries = 3

/** Milliseconds; exponential, and random so that two conflicting transactions don't meet again. */
const retryDelayMillis = (retry: number): number => (0.5 + Math.random()) * 10 * 3 ** retry

const sleep = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis))

export interface Database {
  /** Runs one statement, which must be idempotent: it is sent again if its connection was lost. */
  readonly query: <Row extends object>(
    statement: string,
    parameters?: ReadonlyArray<Parameter>
  ) => Effect.Effect<ReadonlyArray<Row>, StoreUnavailable>
  /**
   * Runs `work` atomically and uninterruptibly. Retried up to 3 times after a conflict, and once on a new connection
   * if its own was lost before the commit.
   */
  readonly transaction: <A, E>(work: TransactionWork<A, E>) => Effect.Effect<A, E | StoreUnavailable>
  /**
   * Runs `work` uninterruptibly while no other work of this owner runs in this process, so that a busy owner can't use
   * up the pool.
   */
  readonly lockOwner: <A, E>(
    owner: OwnerId,
    work: Effect.Effect<A, E>
  ) => Effect.Effect<A, E | StoreUnavailable>
  readonly failures: () => number
  readonly close: Effect.Effect<void>
}

const onConnection = async <A>(
  pool: ConnectionPool,
  isFresh: boolean,
  body: (connection: Connection) => Promise<A>
): Promise<A> => {
  const connection = pool.acquire(isFresh)
  try {
    return await body(connection)
  } finally {
    pool.release(connection)
  }
}

const retrying = async <A>(attempt: (isFresh: boolean) => Promise<A>): Promise<A> => {
  let isFresh = false
  for (let retry = 0; ; retry++) {
    try {
      return await attempt(isFresh)
    } catch (cause) {
      const wasLost: boolean = isLost(cause) && !isSilent(cause) && !isFresh
      if (!wasLost && !(isConflict(cause) && retry < maxChangeRetries)) throw cause
      isFresh ||= wasLost
      if (!wasLost) await sleep(retryDelayMillis(retry))
    }
  }
}

const orUnavailable = (cause: unknown): Result.Result<never, StoreUnavailable> => {
  if (isUnavailable(cause)) return Result.fail(new StoreUnavailable({ cause: withoutData(cause) }))
  throw withoutData(cause)
}

const settle = <A, E>(work: () => Promise<Result.Result<A, E>>): Effect.Effect<A, E | StoreUnavailable> =>
  Effect.flatMap(
    Effect.promise((): Promise<Result.Result<A, E | StoreUnavailable>> => work().catch(orUnavailable)),
    Effect.fromResult
  )

const tooBusy = Effect.suspend(() => Effect.fail(new StoreUnavailable({ cause: new TooBusy() })))

type Lock = <A, E>(work: Effect.Effect<A, E>) => Effect.Effect<A, E>

const startingWithin = (maxWait: `${number} seconds`) => {
  const waiting = Semaphore.makeUnsafe(maxWaitingOperations)
  return <A, E>(lock: Lock, work: Effect.Effect<A, E>): Effect.Effect<A, E | StoreUnavailable> => {
    const started = Effect.suspend(() => {
      let hasStarted = false
      const start = Effect.suspend(() => {
        hasStarted = true
        return work
      })
      const giveUp = Effect.suspend(() => (hasStarted ? Effect.never : tooBusy))
      return Effect.raceFirst(
        Effect.interruptible(lock(Effect.uninterruptible(start))),
        Effect.interruptible(Effect.andThen(Effect.sleep(maxWait), giveUp))
      )
    })
    return Effect.flatMap(
      waiting.withPermitsIfAvailable(1)(started),
      Option.match({ onNone: () => tooBusy, onSome: Effect.succeed })
    )
  }
}

export const makeDatabase = (driver: PostgresDriver, options: ConnectionOptions): Database => {
  const pool = makePool(driver, options)
  const connections = Semaphore.makeUnsafe(poolSize)
  const owners = makeKeyedLock<OwnerId>()
  const withConnection = startingWithin("2 seconds")
  // Longer than for a connection: changes of a busy hive wait for one another even when nothing is wrong.
  const withOwner = startingWithin("5 seconds")
  let failures = 0

  const noteFailure = (cause: unknown): never => {
    failures += 1
    throw cause
  }

  const use = <A, E>(body: (connection: Connection) => Promise<Result.Result<A, E>>) =>
    withConnection(
      connections.withPermit,
      settle(() => retrying((isFresh) => onConnection(pool, isFresh, body)).catch(noteFailure))
    )

  return {
    query: <Row extends object>(statement: string, parameters: ReadonlyArray<Parameter> = []) =>
      use<ReadonlyArray<Row>, never>(async ({ run }) =>
        Result.succeed(await run<Row>(statement, parameters))
      ),
    transaction: (work) => use((connection) => runTransaction(connection, work)),
    lockOwner: (owner, work) => withOwner((held) => owners.withLock(owner, held), work),
    failures: () => failures,
    close: Effect.promise(pool.close)
  }
}
