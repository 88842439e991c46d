import { Effect, Semaphore } from "effect"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import type { Connection, PostgresDriver } from "./connection.ts"
import type { Database } from "./database.ts"
import { ownConnection } from "./own-connection.ts"
import { withoutData } from "./store-errors.ts"

type RunStatement = <Row extends object>(
  statement: string
) => Effect.Effect<ReadonlyArray<Row>, StoreUnavailable>

const pollInterval = "250 millis"

/**
 * Lets one server at a time erase; the lock ends with the connection. The first number is unique to this lock within
 * the application.
 */
const tryLockStatement = "SELECT pg_try_advisory_lock(46834834, hashtext(current_schema())) AS taken"

/** Unique indices that hold personal data. Links are missing here because they outlive their owner. */
const indices = ["account_email_key", "account_identity_key"]

const unfinishedIndices = `SELECT indexrelid::regclass AS name FROM pg_index
  WHERE indrelid = 'account'::regclass AND NOT indisvalid`

/** Tables whose rows are deleted with an account and that autovacuum does not clean at once. */
const vacuumTables = "VACUUM account, link, session, stats, badge, seen"

/** Bytes of a filler row's text; the largest is still stored inline and uncompressed. */
const fillerBytes = [1_900, 400, 0]

const fillerRowsPerInsert = 50

const insertFiller = (
  bytes: number
) => `INSERT INTO account (owner, email, bio, show_badges_on_landing, created_at, updated_at)
  SELECT '-' || n, '-' || n, ${bytes === 0 ? "NULL" : `repeat('-', ${bytes})`}, true, 'epoch', 'epoch'
  FROM generate_series(1, ${fillerRowsPerInsert}) n`

const relationBytes = Effect.fnUntraced(function* (run: RunStatement) {
  const [row] = yield* run<{ readonly bytes: number }>("SELECT pg_relation_size('account') AS bytes")
  return row?.bytes ?? 0
})

/**
 * A vacuum frees the space of deleted and moved rows but leaves their bytes in the file. Inserted and rolled back
 * rows overwrite them: long ones first, then shorter ones, each until the table has to grow.
 */
const overwriteFreeSpace = Effect.fnUntraced(function* (run: RunStatement) {
  for (const bytes of fillerBytes) {
    const before = yield* relationBytes(run)
    while ((yield* relationBytes(run)) <= before) {
      yield* run("BEGIN")
      yield* run(insertFiller(bytes))
      yield* run("ROLLBACK")
    }
  }
})

/**
 * REINDEX CONCURRENTLY waits until no transaction sees the deleted rows any more, so the vacuum after it can remove
 * all of them.
 */
const rewriteIndices = Effect.fnUntraced(function* (run: RunStatement) {
  for (const { name } of yield* run<{ readonly name: string }>(unfinishedIndices)) {
    yield* run(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
  }
  for (const name of indices) yield* run(`REINDEX INDEX CONCURRENTLY ${name}`)
})

const analysesUnderWay = "SELECT pid FROM pg_stat_progress_analyze WHERE datname = current_database()"

/** A vacuum keeps the rows that were deleted after an ANALYZE began, and indices don't wait for an automatic one. */
const awaitAnalyses = Effect.fnUntraced(function* (run: RunStatement) {
  const pidsOf = Effect.map(run<{ readonly pid: number }>(analysesUnderWay), (rows) =>
    rows.map(({ pid }) => pid)
  )
  const before = yield* pidsOf
  while ((yield* pidsOf).some((pid) => before.includes(pid))) yield* Effect.sleep(pollInterval)
})

/**
 * Every new snapshot sees the oldest transaction of the whole server, other databases included, and a vacuum keeps the
 * rows that were deleted after that one began.
 */
const awaitOlderTransactions = Effect.fnUntraced(function* (run: RunStatement) {
  const [now] = yield* run<{ readonly next: string }>(
    "SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next"
  )
  const isOver = `SELECT pg_snapshot_xmin(pg_current_snapshot()) >= '${now?.next ?? "0"}'::xid8 AS is`
  while ((yield* run<{ readonly is: boolean }>(isOver))[0]?.is !== true) yield* Effect.sleep(pollInterval)
})

interface ErasureMark {
  readonly id: string
  readonly what: "account" | "statistics"
}

const tryLock = Effect.fnUntraced(function* (run: RunStatement) {
  const [lock] = yield* run<{ readonly taken: boolean }>(tryLockStatement)
  return lock?.taken === true
})

/** Deletes the marks last, so that an interrupted erasure is repeated. */
const eraseMarked = Effect.fnUntraced(function* (run: RunStatement) {
  const marks = yield* run<ErasureMark>("SELECT id, what FROM erasure")
  if (marks.length === 0) return
  yield* awaitOlderTransactions(run)
  yield* rewriteIndices(run)
  yield* awaitAnalyses(run)
  yield* run(vacuumTables)
  yield* overwriteFreeSpace(run)
  yield* run("VACUUM account")
  // Once per database: old statistics may hold personal data until chance overwrites them.
  if (marks.some(({ what }) => what === "statistics")) yield* run("VACUUM FULL pg_statistic")
  yield* run(`DELETE FROM erasure WHERE id IN (${marks.map(({ id }) => `'${id}'`).join(", ")})`)
})

/** No time limit: an index waits for long readers such as a backup. */
const runOn =
  (connection: Connection): RunStatement =>
  <Row extends object>(statement: string) =>
    Effect.tryPromise({
      try: () => connection.run<Row>(statement),
      catch: (cause) => new StoreUnavailable({ cause: withoutData(cause) })
    })

const isMarked = "SELECT EXISTS (SELECT FROM erasure) AS is"

/**
 * Erases deleted and replaced personal data from the database's files, without blocking readers or writers. Time and
 * log grow with the two indices and with the table's free space.
 */
export const makeErase = (
  { query }: Database,
  driver: PostgresDriver,
  url: string
): Effect.Effect<void, StoreUnavailable> => {
  const oneAtATime = Semaphore.makeUnsafe(1)
  const round = Effect.gen(function* () {
    const run = runOn(yield* ownConnection(driver, url))
    // Polls instead of waiting in the database: a waiting transaction would block the other server's concurrent
    // reindex.
    while (!(yield* tryLock(run))) yield* Effect.sleep(pollInterval)
    yield* eraseMarked(run)
  }).pipe(Effect.scoped)
  return Effect.gen(function* () {
    const [marked] = yield* query<{ readonly is: boolean }>(isMarked)
    if (marked?.is === true) yield* oneAtATime.withPermit(round)
  })
}
