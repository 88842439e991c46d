import { inject } from "vitest"
import { fetchShared } from "./for-all.ts"
import { createDatabase, createSchema } from "./postgres.ts"

export const sharedPostgres = (): Promise<string> => fetchShared(inject("postgresDoor"))

export const sharedDatabase = async (): Promise<string> => createDatabase(await sharedPostgres())

/** The address of an empty place for one test, there: a hundred times as quick to make. */
export const sharedSchema = async (): Promise<string> => createSchema(await sharedPostgres())
