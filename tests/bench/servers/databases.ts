import { createDatabase, startPostgres } from "../../support/postgres.ts"
import { fillDatabase } from "../data/fill-database.ts"
import type { BenchContext } from "../row.ts"
import { benchKey, type ChildServer, startHonestHive, temporaryFolder } from "./servers.ts"

/** Hives of the database that counts as empty: as many as are asked. */
export const fewHives = 300

/** Addresses of the databases, and the seconds that it took to fill the large one; no server uses the bare one. */
const makeDatabases = async ({ shared, options }: BenchContext) => {
  const server = await startPostgres({ commitsReach: "disk" })
  shared.defer(server.remove)
  const home = server.url("postgres")
  const [small, large] = [await createDatabase(home), await createDatabase(home)]
  const bare = await createDatabase(home)
  for (const url of [small, bare]) await fillDatabase(url, fewHives, options.itemsInDatabase)
  const begun = performance.now()
  await fillDatabase(large, options.hivesInDatabase, options.itemsInDatabase)
  return { server, small, large, bare, seconds: (performance.now() - begun) / 1_000 }
}

export type Databases = Awaited<ReturnType<typeof makeDatabases>>

const made = new WeakMap<AsyncDisposableStack, Promise<Databases>>()

/** A small and a large database of one PostgreSQL that syncs to the disk, filled once in a run. */
export const databasesOf = (bench: BenchContext): Promise<Databases> => {
  const databases = made.get(bench.shared) ?? makeDatabases(bench)
  made.set(bench.shared, databases)
  return databases
}

/** One of any number of servers on a database. */
export const startReplica = (bench: BenchContext, url: string): Promise<ChildServer> =>
  startHonestHive(bench, temporaryFolder(bench.cleanUp), { DATABASE_URL: url, ENCRYPTION_KEY: benchKey })
