import { expect, test } from "vitest"
import { loadDriver, makeConnection } from "#adapters/storage/postgres/connection.ts"

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
