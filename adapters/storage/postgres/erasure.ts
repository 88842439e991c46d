import { Effect, Semaphore } from "effect"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import type { Connection, Driver } from "./connection.ts"
import type { Database } from "./database.ts"
import { ownConnection } from "./postgres-snapshot.ts"
import { withoutData } from "./store-errors.ts"

type Run = <Row extends object>(statement: string) => Effect.Effect<ReadonlyArray<Row>, StoreUnavailable>

/** One of all servers erases; it is let go with the connection. The first number is nobody else's here. */
const tryLock = "SELECT pg_try_advisory_lock(46834834, hashtext(current_schema())) AS taken"

/** Those that hold who somebody is. A link stays when its owner is deleted. */
const indices = ["account_email_key", "account_identity_key"]

/** Of a run that was cut off. */
const unfinishedIndices = `SELECT indexrelid::regclass AS name FROM pg_index
  WHERE indrelid = 'account'::regclass AND NOT indisvalid`

/** Tables from which rows go with an account; autovacuum looks after the others whenever a row is dead. */
const vacuumTables = "VACUUM account, link, session, stats, badge, seen"

/** Bytes of a row's filler, at most the longest that is stored as it is. */
const fillerBytes = [1_900, 400, 0]

/** Rows of filler that are written at once, and so what the table may grow by. */
const fillerRows = 50

const insertFiller = (
  bytes: number
) => `INSERT INTO account (owner, email, bio, show_badges_on_landing, created_at, updated_at)
  SELECT '-' || n, '-' || n, ${bytes === 0 ? "NULL" : `repeat('-', ${bytes})`}, true, 'epoch', 'epoch'
  FROM generate_series(1, ${fillerRows}) n`

const sizeOf = Effect.fnUntraced(function* (run: Run) {
  const [row] = yield* run<{ readonly bytes: number }>("SELECT pg_relation_size('account') AS bytes")
  return row?.bytes ?? 0
})

/**
 * A vacuum frees the place of a row and leaves its bytes there, and copies of rows that it moved. Rows that are taken back
 * write over them: long ones and then shorter ones, each until the table has no room for one more.
 */
const overwriteFreeSpace = Effect.fnUntraced(function* (run: Run) {
  for (const bytes of fillerBytes) {
    const before = yield* sizeOf(run)
    while ((yield* sizeOf(run)) <= before) {
      yield* run("BEGIN")
      yield* run(insertFiller(bytes))
      yield* run("ROLLBACK")
    }
  }
})

/** A new index waits until nobody can see any more what was deleted before, so that the vacuum after it takes all. */
const rewriteIndices = Effect.fnUntraced(function* (run: Run) {
  for (const { name } of yield* run<{ readonly name: string }>(unfinishedIndices)) {
    yield* run(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
  }
  for (const name of indices) yield* run(`REINDEX INDEX CONCURRENTLY ${name}`)
})

interface Mark {
  readonly id: string
  readonly what: "account" | "statistics"
}

const isLocked = Effect.fnUntraced(function* (run: Run) {
  const [lock] = yield* run<{ readonly taken: boolean }>(tryLock)
  return lock?.taken === true
})

/** The marks go last: what was cut off is begun again. */
const eraseMarked = Effect.fnUntraced(function* (run: Run) {
  const marks = yield* run<Mark>("SELECT id, what FROM erasure")
  if (marks.length === 0) return
  yield* rewriteIndices(run)
  yield* run(vacuumTables)
  yield* overwriteFreeSpace(run)
  yield* run("VACUUM account")
  // Once in a database's life: those of before stay there until they are overwritten by chance.
  if (marks.some(({ what }) => what === "statistics")) yield* run("VACUUM FULL pg_statistic")
  yield* run(`DELETE FROM erasure WHERE id IN (${marks.map(({ id }) => `'${id}'`).join(", ")})`)
})

/** As long as it takes: an index waits for whoever reads, such as a backup. */
const runOn =
  (connection: Connection): Run =>
  <Row extends object>(statement: string) =>
    Effect.tryPromise({
      try: () => connection.run<Row>(statement),
      catch: (cause) => new StoreUnavailable({ cause: withoutData(cause) })
    })

const isMarked = "SELECT EXISTS (SELECT FROM erasure) AS is"

const lockRetry = "250 millis"

/**
 * Erases what was deleted before, and what owners replaced, from the files of the database. Nobody is kept from reading or
 * writing meanwhile. It costs time and log in proportion to the two indices and to the table's free space.
 */
export const makeErase = (
  { query }: Database,
  driver: Driver,
  url: string
): Effect.Effect<void, StoreUnavailable> => {
  const oneAtATime = Semaphore.makeUnsafe(1)
  const round = Effect.gen(function* () {
    const run = runOn(yield* ownConnection(driver, url))
    // Not by waiting in the database: what waits there is waited for by the other server's indices.
    while (!(yield* isLocked(run))) yield* Effect.sleep(lockRetry)
    yield* eraseMarked(run)
  }).pipe(Effect.scoped)
  return Effect.gen(function* () {
    const [marked] = yield* query<{ readonly is: boolean }>(isMarked)
    if (marked?.is === true) yield* oneAtATime.withPermit(round)
  })
}
