import { afterAll, beforeAll, expect, test } from "vitest"
import { pollUntil, signUpOwner, submit } from "../support/people.ts"
import { openSql } from "../support/postgres.ts"
import { type Replicas, startReplicas } from "../support/replicas.ts"
import { sharedDatabase } from "../support/shared-postgres.ts"

const password = "a/b@c:d#e?f%20&g h"

let replicas: Replicas

beforeAll(async () => {
  const url = await sharedDatabase()
  const sql = openSql(url)
  await sql.unsafe(`CREATE ROLE careful LOGIN SUPERUSER PASSWORD '${password}'`)
  await sql.end()
  const place = new URL(url)
  place.username = "careful"
  place.password = ""
  replicas = await startReplicas(place.href, 1, { PGPASSWORD: password })
})

afterAll(() => replicas.stop())

/** The guard is woken and the periodic work begins through connections of their own. */
test("PGPASSWORD takes a password that no address could hold", async () => {
  const url = replicas.servers[0]?.url ?? ""
  const owner = await signUpOwner(url, "Careful Owner")
  expect((await submit(url, owner.link, "You were kind and careful.")).status).toBe(201)
  await pollUntil("it is judged", async () => (await owner.list()).length === 1)
  expect(replicas.servers[0]?.output()).not.toMatch(/password|WARN|ERROR/)
})
