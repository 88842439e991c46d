import { afterAll, beforeAll, expect, test } from "vitest"
import { signUpOwner, submit, until } from "../support/people.ts"
import { createDatabase, openSql, type PostgresServer, startPostgres } from "../support/postgres.ts"
import { type Replicas, startReplicas } from "../support/replicas.ts"

const password = "a/b@c:d#e?f%20&g h"

let postgres: PostgresServer
let replicas: Replicas

beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false })
  const url = await createDatabase(postgres.url("postgres"))
  const sql = openSql(url)
  await sql.unsafe(`CREATE ROLE careful LOGIN SUPERUSER PASSWORD '${password}'`)
  await sql.end()
  const place = new URL(url)
  place.username = "careful"
  place.password = ""
  replicas = await startReplicas(place.href, 1, { PGPASSWORD: password })
})

afterAll(async () => {
  await replicas.stop()
  await postgres.remove()
})

/** The guard is woken and the periodic work begins through connections of their own. */
test("PGPASSWORD takes a password that no address could hold", async () => {
  const url = replicas.servers[0]?.url ?? ""
  const owner = await signUpOwner(url, "Careful Owner")
  expect((await submit(url, owner.link, "You were kind and careful.")).status).toBe(201)
  await until("it is judged", async () => (await owner.list()).length === 1)
  expect(replicas.servers[0]?.output()).not.toMatch(/password|WARN|ERROR/)
})
