import { afterAll, beforeAll } from "vitest"
import type { RunningServer } from "./running-server.ts"
import { startServer, temporaryFolder } from "./server.ts"

/** A server with its limits, for all tests of a file; asked for in a test. */
export const serverForAll = (): (() => RunningServer) => {
  const folder = temporaryFolder()
  let server: RunningServer | undefined
  beforeAll(async () => {
    server = await startServer({ dataDir: folder.path })
  })
  afterAll(async () => {
    await server?.stop("SIGKILL")
    folder.remove()
  })
  return () => {
    if (server === undefined) throw new Error("The server has not been started.")
    return server
  }
}
