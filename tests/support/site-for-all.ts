import { forAll } from "./for-all.ts"
import { startServer, temporaryFolder } from "./server.ts"

/** A server without limits. Each file brings owners of its own. */
export const { setup, teardown } = forAll("siteDoor", async () => {
  const folder = temporaryFolder()
  const server = await startServer({ dataDir: folder.path, env: { RATE_LIMIT: "off" } })
  return {
    address: server.url,
    remove: async () => {
      await server.stop("SIGKILL")
      folder.remove()
    }
  }
})
