import { Effect } from "effect"
import { beginTransaction, type Connection, type PostgresDriver } from "./connection.ts"
import { type Migration, migrations } from "./migrations.ts"
import { ownConnection } from "./own-connection.ts"
import { DatabaseUnusable, startRefusedBy } from "./store-errors.ts"

const migrationLockId = 4_683_483_483_113

const versionTable = `CREATE TABLE IF NOT EXISTS schema_version (
  version integer PRIMARY KEY,
  name text NOT NULL
)`

const schemaTooNew = (found: number, known: number) =>
  new DatabaseUnusable({
    reason: `the database has schema version ${found}, but this version of HonestHive supports only up to ${known}. Start the newer version. Nothing was changed.`
  })

const noData = new DatabaseUnusable({
  reason:
    "the database contains no HonestHive data. Set it to the one that the servers use. Nothing was created."
})

const schemaTooOld = (found: number, needed: number) =>
  new DatabaseUnusable({
    reason: [
      `the database has schema version ${found}, but this version of HonestHive needs ${needed}.`,
      "Use the servers' version, or start a server of this version first, which migrates it. Nothing was changed."
    ].join(" ")
  })

const wrongEncoding = (encoding: string) =>
  new DatabaseUnusable({
    reason: `the database has the encoding ${encoding}, which can't hold every name. Make it with \`createdb -E UTF8 -T template0 NAME\`. Nothing was changed.`
  })

const inTransaction = async <A>({ run }: Connection, work: () => Promise<A>): Promise<A> => {
  await run(beginTransaction)
  try {
    const answer = await work()
    await run("COMMIT")
    return answer
  } catch (cause) {
    await run("ROLLBACK").catch(() => undefined)
    throw cause
  }
}

const versionOf = async ({ run }: Connection): Promise<number> => {
  const [table] = await run<{ readonly found: boolean }>(
    "SELECT to_regclass('schema_version') IS NOT NULL AS found"
  )
  if (table?.found !== true) return 0
  const [row] = await run<{ readonly version: number | null }>(
    "SELECT max(version) AS version FROM schema_version"
  )
  return row?.version ?? 0
}

/** `SQL_ASCII` keeps the bytes that it gets, whatever they mean. */
const encodings: ReadonlyArray<string> = ["UTF8", "SQL_ASCII"]

const requireEncoding = async ({ run }: Connection): Promise<void> => {
  const [found] = await run<{ readonly encoding: string }>("SELECT getdatabaseencoding() AS encoding")
  const encoding = found?.encoding ?? ""
  if (!encodings.includes(encoding)) throw wrongEncoding(encoding)
}

const migrateOneStep = async (connection: Connection, steps: ReadonlyArray<Migration>): Promise<boolean> => {
  await connection.run(`SELECT pg_advisory_xact_lock(${migrationLockId})`)
  await connection.run(versionTable)
  const version = await versionOf(connection)
  if (version > steps.length) throw schemaTooNew(version, steps.length)
  const next = steps[version]
  if (next === undefined) return false
  if (version === 0) await requireEncoding(connection)
  await connection.run(next.sql)
  await connection.run("INSERT INTO schema_version VALUES ($1, $2)", [version + 1, next.name])
  return true
}

/**
 * Migrates the tables to this version's schema. Each step is a transaction, so an interrupted run continues where it
 * stopped. Fails with `DatabaseUnusable` if the schema is newer.
 */
export const migrate = async (
  connection: Connection,
  steps: ReadonlyArray<Migration> = migrations
): Promise<void> => {
  while (await inTransaction(connection, () => migrateOneStep(connection, steps)));
}

export const migrateInTransaction = async (connection: Connection): Promise<void> => {
  while (await migrateOneStep(connection, migrations));
}

const requireVersion = async (connection: Connection): Promise<void> => {
  const found = await versionOf(connection)
  const needed = migrations.length
  if (found === 0) throw noData
  if (found > needed) throw schemaTooNew(found, needed)
  if (found < needed) throw schemaTooOld(found, needed)
}

/** No statement timeout: a step may build an index over all rows. */
const onOwnConnection =
  (work: (connection: Connection) => Promise<void>) => (driver: PostgresDriver, url: string) =>
    ownConnection(driver, url).pipe(
      Effect.flatMap((connection) =>
        Effect.tryPromise({ try: () => work(connection), catch: startRefusedBy })
      ),
      Effect.scoped
    )

export const migrateDatabase = onOwnConnection(migrate)

/** Fails with `DatabaseUnusable` unless the schema is this version's. Changes nothing. */
export const requireSchema = onOwnConnection(requireVersion)
