import { once } from "node:events"
import { readFileSync } from "node:fs"
import { type AddressInfo, connect, createServer } from "node:net"
import { getCACertificates, setDefaultCACertificates, TLSSocket } from "node:tls"
import { expect, onTestFinished, test } from "vitest"
import { loadDriver, makeConnection } from "#adapters/storage/postgres/connection.ts"
import { certificateFile } from "../../../support/altering-proxy.ts"
import { withSql } from "../../../support/postgres.ts"
import { sharedPostgres } from "../../../support/shared-postgres.ts"

/** The real driver, with sockets that only note where they would connect to. */
const driverNoting = async (addresses: Array<unknown>) =>
  new Proxy(await loadDriver(), {
    apply: (driver, self, [url, options]) => {
      const socket = async ({ host, port }: { readonly host: unknown; readonly port: unknown }) => {
        addresses.push([host, port])
        throw new Error("noted")
      }
      return Reflect.apply(driver, self, [url, { ...options, socket }])
    }
  })

test.each([
  ["[::1]:5433", "::1", 5433],
  ["[2001:db8::1]", "2001:db8::1", 5432],
  ["127.0.0.1:5433", "127.0.0.1", 5433],
  ["db.example", "db.example", 5432]
])("%s is connected to at %s, port %i", async (address, host, port) => {
  const addresses: Array<unknown> = []
  const driver = await driverNoting(addresses)
  const connection = makeConnection(driver, { url: `postgres://user:password@${address}/hive` })
  await expect(connection.run("SELECT 1")).rejects.toThrow("noted")
  expect(addresses).toEqual([[[host], [port]]])
  await connection.close()
})

const currentDatabase = async (url: string): Promise<unknown> => {
  const connection = makeConnection(await loadDriver(), { url })
  try {
    return (await connection.run("SELECT current_database() AS name"))[0]
  } finally {
    await connection.close()
  }
}

test("a database's name may have escapes", async () => {
  const url = new URL(await sharedPostgres())
  const name = `hive ä ${process.pid}`
  await withSql(url.href, (sql) => sql.unsafe(`CREATE DATABASE "${name}"`))
  url.pathname = `/${encodeURIComponent(name)}`
  expect(await currentDatabase(url.href)).toEqual({ name })
})

/** TLS before a PostgreSQL that has none, with a certificate that names localhost and 127.0.0.1. */
const startTls = async (to: number): Promise<number> => {
  const cert = readFileSync(certificateFile)
  const key = readFileSync(certificateFile.replace(/crt$/, "key"))
  const server = createServer((client) => {
    client.on("error", () => undefined)
    client.once("data", () => {
      client.write("S")
      const secure = new TLSSocket(client, { isServer: true, cert, key })
      const database = connect(to, "127.0.0.1")
      for (const socket of [secure, database]) socket.on("error", () => client.destroy())
      secure.pipe(database).pipe(secure)
    })
  })
  onTestFinished(() => void server.close())
  const known = getCACertificates()
  setDefaultCACertificates([...known, cert.toString()])
  onTestFinished(() => setDefaultCACertificates(known))
  await once(server.listen(0, "0.0.0.0"), "listening")
  return (server.address() as AddressInfo).port
}

test.each([
  ["localhost", "verify-full", true],
  ["127.0.0.1", "verify-full", true],
  ["127.0.0.2", "verify-full", false],
  ["127.0.0.2", "require", true]
])(
  "at %s with sslmode=%s, a certificate of localhost and 127.0.0.1 is taken: %s",
  async (host, mode, isTaken) => {
    const url = new URL(await sharedPostgres())
    url.port = `${await startTls(Number(url.port))}`
    url.hostname = host
    url.search = `sslmode=${mode}`
    const answer = currentDatabase(url.href)
    if (isTaken) expect(await answer).toHaveProperty("name")
    else await expect(answer).rejects.toThrow("127.0.0.2")
  }
)
