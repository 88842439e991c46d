import { describe, expect, test } from "vitest"
import type { TestServer } from "./support/test-server.ts"
import { alreadyWaiting, completeResponse, countWaiting, startHive, submission } from "./support/visitors.ts"

describe("Idempotency-Key", () => {
  const send = (server: TestServer, content: string, key: string) =>
    server.fetch("/api/profile/asha-rao/feedback", submission(content, { "idempotency-key": key }))

  test("stores a repeated submission once, and answers it alike", async () => {
    const { server } = await startHive()
    const [first, again] = [await send(server, "Good work", "k-1"), await send(server, "Good work", "k-1")]
    expect(await completeResponse(again)).toEqual(await completeResponse(first))
    expect(await countWaiting(server)).toBe(alreadyWaiting + 1)
  })

  test("is no key for something else", async () => {
    const { server } = await startHive()
    await send(server, "Good work", "k-1")
    expect((await send(server, "Other work", "k-1")).status).toBe(409)
  })

  test.each([
    ["a".repeat(255), 201],
    ["a".repeat(256), 400],
    ["", 400],
    ["caf\u00e9", 400],
    ["a\tb", 400]
  ])("%j is answered %i", async (key, status) => {
    const { server } = await startHive()
    expect((await send(server, "Good work", key)).status).toBe(status)
  })
})
