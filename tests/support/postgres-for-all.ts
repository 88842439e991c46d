import { forAll } from "./for-all.ts"
import { startPostgres } from "./postgres.ts"

export const { setup, teardown } = forAll("postgresDoor", async () => {
  const server = await startPostgres({ commitsReach: "server" })
  return { address: server.url("postgres"), remove: server.remove }
})
