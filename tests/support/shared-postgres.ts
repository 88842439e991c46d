import { inject } from "vitest"
import { fetchShared } from "./for-all.ts"
import { createDatabase, createSchema } from "./postgres.ts"

/** A database of the server that all tests of a project share. */
export const sharedPostgres = (): Promise<string> => fetchShared(inject("postgresDoor"))

/** The address of a database there that is empty. */
export const sharedDatabase = async (): Promise<string> => createDatabase(await sharedPostgres())

/** The address of an empty place for one test, there: a hundred times as quick to make. */
export const sharedSchema = async (): Promise<string> => createSchema(await sharedPostgres())
