import { inject } from "vitest"
import { createSchema } from "./postgres.ts"

/** A database of the server that all tests of a project share. */
export const sharedPostgres = async (): Promise<string> => {
  const answer = await fetch(inject("postgresDoor"))
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

/** The address of an empty place for one test, there. */
export const sharedSchema = async (): Promise<string> => createSchema(await sharedPostgres())
