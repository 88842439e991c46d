import { expect, test } from "vitest"
import { makeSubnetKeys } from "#adapters/http/limits/subnet-pseudonyms.ts"

const hour = 60 * 60 * 1000

test("[anon A1] a network has one name for an hour, then another, and neither tells which it is", async () => {
  const { nameOf } = makeSubnetKeys()
  const names = await Promise.all(
    [0, hour - 1, hour, 2 * hour - 1, 2 * hour].map((now) => nameOf("203.0.113.7", now))
  )
  expect(names[0]).toBe(names[1])
  expect(names[2]).toBe(names[3])
  expect(new Set(names).size).toBe(3)
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}$/)
})

test("two servers have different names for the same network, and one server for two networks", async () => {
  const [here, there] = [makeSubnetKeys(), makeSubnetKeys()]
  const names = await Promise.all([
    here.nameOf("203.0.113.7", 0),
    there.nameOf("203.0.113.7", 0),
    here.nameOf("203.0.113.8", 0)
  ])
  expect(new Set(names).size).toBe(3)
})
