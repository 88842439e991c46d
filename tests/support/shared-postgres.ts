import { inject } from "vitest"
import { fetchShared } from "./for-all.ts"
import { createDatabase, createSchema } from "./postgres.ts"

export const sharedPostgres = (): Promise<string> => fetchShared(inject("postgresDoor"))

export const sharedDatabase = async (): Promise<string> => createDatabase(await sharedPostgres())

/** An empty schema for one test: a hundred times as fast to make as a database. */
export const sharedSchema = async (): Promise<string> => createSchema(await sharedPostgres())
