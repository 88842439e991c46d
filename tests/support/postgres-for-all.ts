import type { TestProject } from "vitest/node"
import { type PostgresServer, startPostgres } from "./postgres.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** A database of the server that all tests of a project share; each test makes one of its own there. */
    readonly postgresUrl: string
  }
}

let server: PostgresServer | undefined

export const setup = async ({ provide }: TestProject): Promise<void> => {
  server = await startPostgres({ isDurable: false })
  provide("postgresUrl", server.url("postgres"))
}

export const teardown = async (): Promise<void> => server?.remove()
