import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { makeLimits } from "#adapters/http/limits/limits.ts"
import { behindProxies } from "#adapters/http/limits/sender-subnet.ts"
import { highestDraw } from "../support/limited.ts"

const kinds = ["reset", "sign-up", "new email"] as const

const aRequest = fc.record({
  network: fc.integer({ min: 1, max: 120 }),
  address: fc.constantFrom(1, 1, 1, 2),
  kind: fc.constantFrom("reset", "reset", "reset", ...kinds),
  minutes: fc.constantFrom<number>(0, 0, 0, 0, 0, 1, 30)
})

type MailRequest = typeof aRequest extends fc.Arbitrary<infer A> ? A : never

const historyOf = (maxLength: number) => fc.array(aRequest, { maxLength, size: "max" })

/** Each of these mails requested as often as in a flood. */
const floodedOf = (maxLength: number) =>
  fc
    .tuple(historyOf(maxLength), fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 9 }))
    .map(([requests, counts]) =>
      requests.flatMap((request, index) =>
        Array.from({ length: counts[index % counts.length] ?? 1 }, () => request)
      )
    )

/** Which of them are sent; the clock goes on as they say. */
const sentOf = (requests: ReadonlyArray<MailRequest>): Promise<ReadonlyArray<boolean>> => {
  const { mailTo } = makeLimits(behindProxies(1), highestDraw)
  const ask = ({ network, address, kind, minutes }: MailRequest) => {
    const headers = { "x-forwarded-for": `10.0.${network}.7` }
    const request = new Request("https://hive.example/", { headers })
    return Effect.andThen(
      TestClock.adjust(`${minutes} minutes`),
      mailTo(request, `${address}@example.com`, kind)
    )
  }
  return Effect.runPromise(Effect.provide(Effect.forEach(requests, ask), Layer.fresh(TestClock.layer())))
}

const keyOf = ({ address, kind }: MailRequest): string => `${address} ${kind}`

test("the first mail that a network asks for goes, up to a hundred a day to one address", () =>
  fc.assert(
    fc.asyncProperty(fc.oneof(historyOf(200), floodedOf(200)), async (requests) => {
      const sent = await sentOf(requests)
      const counts = new Map<string, number>()
      const asked = new Map<string, number>()
      let now = 0
      for (const [index, request] of requests.entries()) {
        now += request.minutes
        const [day, hour] = [Math.floor(now / 1440), Math.floor(now / 60)]
        const inDay = `${day} ${keyOf(request)}`
        const ofNetwork = `${hour} ${request.network} ${keyOf(request)}`
        const [count, before] = [counts.get(inDay) ?? 0, asked.get(ofNetwork) ?? 0]
        if (before === 0 && count < 100) expect(sent[index]).toBe(true)
        if (before > 3 || count >= 100) expect(sent[index]).toBe(false)
        asked.set(ofNetwork, before + 1)
        if (sent[index]) counts.set(inDay, count + 1)
      }
      expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(100)
    }),
    { numRuns: 8 }
  ))

test("what is sent of one kind to one address does not depend on other kinds and addresses", () =>
  fc.assert(
    fc.asyncProperty(floodedOf(40), fc.constantFrom(...kinds), async (requests, kind) => {
      const still = requests.map((request) => ({ ...request, minutes: 0 }))
      const isOwn = (request: MailRequest) => request.kind === kind && request.address === 1
      const sent = await sentOf(still)
      expect(await sentOf(still.filter(isOwn))).toEqual(
        sent.filter((_, index) => isOwn(still[index] ?? expect.fail("no request")))
      )
    }),
    { numRuns: 8 }
  ))
