import { afterAll, beforeAll, inject } from "vitest"
import { fetchShared } from "./for-all.ts"
import type { RunningServer } from "./running-server.ts"
import { startServer, temporaryFolder } from "./server.ts"

/** A server for all tests of a file, with rate limits by default. Call the returned function inside a test only. */
export const serverForAll = (env: Readonly<Record<string, string>> = {}): (() => RunningServer) => {
  const folder = temporaryFolder()
  let server: RunningServer | undefined
  beforeAll(async () => {
    server = await startServer({ dataDir: folder.path, env })
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

/** The server without limits that files share which need no other, for all tests of a file; asked for in a test. */
export const sharedServer = (): (() => Pick<RunningServer, "url">) => {
  let url: string | undefined
  beforeAll(async () => {
    url = await fetchShared(inject("siteDoor"))
  })
  return () => {
    if (url === undefined) throw new Error("The server has not been started.")
    return { url }
  }
}
