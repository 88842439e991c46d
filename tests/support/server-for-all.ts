import { afterAll, beforeAll, inject } from "vitest"
import { fetchShared } from "./for-all.ts"
import type { RunningServer } from "./running-server.ts"
import { startServer, temporaryFolder } from "./server.ts"

const madeForAll = <Made>(make: () => Promise<Made>): (() => Made) => {
  let made: Made | undefined
  beforeAll(async () => {
    made = await make()
  })
  return () => {
    if (made === undefined) throw new Error("The server has not been started.")
    return made
  }
}

/** A server for all tests of a file, with rate limits by default. Call the returned function inside a test only. */
export const serverForAll = (env: Readonly<Record<string, string>> = {}): (() => RunningServer) => {
  const folder = temporaryFolder()
  const server = madeForAll(() => startServer({ dataDir: folder.path, env }))
  afterAll(async () => {
    await server().stop("SIGKILL")
    folder.remove()
  })
  return server
}

/** The server without limits that files share which need no other, for all tests of a file; asked for in a test. */
export const sharedServer = (): (() => Pick<RunningServer, "url">) =>
  madeForAll(async () => ({ url: await fetchShared(inject("siteDoor")) }))
