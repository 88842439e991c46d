import { forAll } from "./for-all.ts"
import { startPostgres } from "./postgres.ts"

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresDoor: string
  }
}

export const { setup, teardown } = forAll("postgresDoor", async () => {
  const server = await startPostgres({ commitsReach: "server" })
  return { address: server.url("postgres"), remove: server.remove }
})
