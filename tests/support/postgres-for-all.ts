import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { TestProject } from "vitest/node"
import { type PostgresServer, startPostgres } from "./postgres.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Where tests ask for the server that all of a project share. */
    readonly postgresDoor: string
  }
}

let server: Promise<PostgresServer> | undefined

const urlOfServer = async (): Promise<string> => {
  server ??= startPostgres({ isDurable: false })
  return (await server).url("postgres")
}

/** The first test that asks starts the server: a run without such tests waits for none. */
const door = createServer((_, response) => {
  urlOfServer().then(
    (url) => response.end(url),
    (cause) => response.writeHead(500).end(`${cause}`)
  )
})

export const setup = async ({ provide }: TestProject): Promise<void> => {
  await once(door.listen(0, "127.0.0.1"), "listening")
  const { port } = door.address() as AddressInfo
  provide("postgresDoor", `http://127.0.0.1:${port}`)
}

export const teardown = async (): Promise<void> => {
  door.close()
  door.closeAllConnections()
  await (await server)?.remove()
}
