import { expect, test } from "vitest"
import { startServer } from "./support/test-server.ts"

const path = "/.well-known/security.txt"

const fieldsOf = (text: string) =>
  new Map(Array.from(text.matchAll(/^(\w+): (.+)$/gm), ([, name = "", value = ""]) => [name, value]))

test.each([
  ["security@hive.example", "mailto:security@hive.example"],
  ["https://hive.example/report", "https://hive.example/report"]
])("names the contact %s, and expires within a year", async (contact, url) => {
  const server = startServer({ publicUrl: "https://hive.example", contact })
  const response = await server.fetch(path)
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"])
  const fields = fieldsOf(await response.text())
  expect([...fields.keys()]).toEqual(["Contact", "Expires", "Canonical"])
  expect([fields.get("Contact"), fields.get("Canonical")]).toEqual([url, `https://hive.example${path}`])
  const daysLeft = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(90)
  expect(daysLeft).toBeLessThan(365)
})

test("is not found where the operator gave no contact", async () => {
  expect((await startServer().fetch(path)).status).toBe(404)
})
