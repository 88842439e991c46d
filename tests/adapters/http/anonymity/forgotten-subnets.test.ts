import { Effect } from "effect"
import { expect, test } from "vitest"
import { repeatInOrder, sendFrom, startLimited, statusesOf } from "../support/limited.ts"

test("[anon A1] the key for networks is thrown away when its hour is over, also when nobody comes who needs a new one", async () => {
  const { server, limits, pass } = await startLimited()
  // To links that are nobody's: only the limit for one network is in the way.
  const flood = async () =>
    statusesOf(
      await repeatInOrder(120, async (index) => {
        if (index % 10 === 9) await pass("1 second")
        return sendFrom(server, `nobody-${index}`)
      })
    ).indexOf(429)
  void server.run(limits.forgettingNetworks)
  await pass("59 minutes")
  expect(await flood()).toBe(105)
  await pass("40 seconds")
  expect((await sendFrom(server, "nobody")).status).toBe(429)
  await pass("10 seconds")
  await server.run(Effect.yieldNow)
  expect(await flood()).toBe(105)
})
