import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { makeLimits } from "#adapters/http/limits/limits.ts"
import { json, succeed } from "../support/requests.ts"
import { startServer } from "../support/test-server.ts"
import { testServices } from "../support/test-services.ts"

test("[anon A1] the key for networks is thrown away when its hour is over, also when nobody comes who needs a new one", async () => {
  const limits = makeLimits(1)
  const server = startServer({ services: Layer.merge(testServices, TestClock.layer()), limits })
  const pass = async (time: Parameters<typeof TestClock.adjust>[0]) =>
    succeed(await server.run(TestClock.adjust(time)))
  // To links that are nobody's: only the limit for one network is in the way.
  const send = async (count: number) => {
    const path = `/api/profile/nobody-${count}/feedback`
    return (await server.fetch(path, json({ content: "Good work" }, { "x-forwarded-for": "203.0.113.7" })))
      .status
  }
  void server.run(limits.forgettingNetworks)
  await pass("59 minutes")
  for (let count = 0; count < 60; count++) {
    if (count % 20 === 19) await pass("1 second")
    expect(await send(count)).toBe(404)
  }
  expect(await send(60)).toBe(429)
  await pass("30 seconds")
  await server.run(Effect.yieldNow)
  expect([await send(61), await send(62)]).toEqual([404, 429])
  await pass("30 seconds")
  expect([await send(63), await send(64), await send(65)]).toEqual([404, 404, 404])
})
