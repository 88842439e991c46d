import { Effect, Result } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import type { Connection, ConnectionOptions, Parameter, PostgresDriver } from "./connection.ts"
import { makeOwnerTurns } from "./owner-turns.ts"
import { type ConnectionPool, makePool } from "./pool.ts"
import { isConflict, isLost, isSilent, isUnavailable, withoutData } from "./store-errors.ts"
import { runTransaction, type TransactionWork } from "./transaction.ts"
import { makeTurns } from "./turns.ts"

/** Connections for statements and transactions; listening and periodic work have their own. */
const poolSize = 10

/** `longestWait` in milliseconds. */
const forConnection = { turns: poolSize, mostWaiting: 1_000, longestWait: 2_000 }

/** `longestWait` in milliseconds: changes of a busy hive wait for one another even when nothing is wrong. */
const forOwner = { mostWaiting: 1_000, longestWait: 5_000 }

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
  /** Like `query`, but rejects with the database's error. */
  readonly ask: <Row extends object>(
    statement: string,
    parameters?: ReadonlyArray<Parameter>
  ) => Promise<ReadonlyArray<Row>>
  /**
   * Runs `work` atomically and uninterruptibly. Retried up to 3 times after a conflict, and once on a new connection
   * if its own was lost before the commit. Only one transaction per owner asks for a connection at a time, so that a
   * busy owner can't use up the pool.
   */
  readonly transaction: <A, E>(
    work: TransactionWork<A, E>,
    owner: OwnerId
  ) => Effect.Effect<A, E | StoreUnavailable>
  /** Runs a transaction for several owners. Rejects with the database's error. */
  readonly transact: <A, E>(work: TransactionWork<A, E>) => Promise<Result.Result<A, E>>
  /**
   * Runs `work` when no other work of this owner is running in this process. A rejection becomes `StoreUnavailable`,
   * as in `told`.
   */
  readonly inLine: <A, E>(
    owner: OwnerId,
    work: () => Promise<Result.Result<A, E>>
  ) => Effect.Effect<A, E | StoreUnavailable>
  /** Turns a rejection by the database into `StoreUnavailable`. */
  readonly told: <A>(work: () => Promise<A>) => Effect.Effect<A, StoreUnavailable>
  readonly close: Effect.Effect<void>
}

const onConnection = async <A>(
  pool: ConnectionPool,
  isFresh: boolean,
  body: (connection: Connection) => Promise<A>
): Promise<A> => {
  const connection = pool.take(isFresh)
  try {
    return await body(connection)
  } finally {
    pool.giveBack(connection)
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

const runUninterrupted = <A, E>(
  work: () => Promise<Result.Result<A, E>>
): Effect.Effect<A, E | StoreUnavailable> => {
  const settled = (): Promise<Result.Result<A, E | StoreUnavailable>> => work().catch(orUnavailable)
  return Effect.uninterruptible(
    Effect.flatMap(Effect.promise(settled), (result) => Effect.fromResult(result))
  )
}

export const makeDatabase = (driver: PostgresDriver, options: ConnectionOptions): Database => {
  const pool = makePool(driver, options)
  const turns = makeTurns(forConnection)
  const ownersTurn = makeOwnerTurns(forOwner)

  const onTurn = <A>(body: (connection: Connection) => Promise<A>) =>
    turns.take(() => retrying((isFresh) => onConnection(pool, isFresh, body)))

  const transact = <A, E>(work: TransactionWork<A, E>) =>
    onTurn((connection) => runTransaction(connection, work))

  const inLine = <A, E>(owner: OwnerId, work: () => Promise<Result.Result<A, E>>) =>
    runUninterrupted(() => ownersTurn(owner, work))

  const ask: Database["ask"] = (statement, parameters) => onTurn(({ run }) => run(statement, parameters))

  const told = <A>(work: () => Promise<A>) =>
    runUninterrupted<A, never>(async () => Result.succeed(await work()))

  return {
    query: <Row extends object>(statement: string, parameters: ReadonlyArray<Parameter> = []) =>
      told(() => ask<Row>(statement, parameters)),
    ask,
    told,
    transaction: (work, owner) => inLine(owner, () => transact(work)),
    transact,
    inLine,
    close: Effect.promise(pool.close)
  }
}
