import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { makeGrowingDelay } from "#adapters/http/limits/growing-delay.ts"
import { makeLimits } from "#adapters/http/limits/limits.ts"
import { makeQuota } from "#adapters/http/limits/quotas.ts"
import { randomInRange } from "#adapters/http/limits/random-in-range.ts"
import { behindProxies } from "#adapters/http/limits/sender-subnet.ts"
import { highestDraw, least } from "../support/limited.ts"

const minute = 60_000

const rules = fc.record({
  atOnce: fc.integer({ min: 1, max: 20 }),
  more: fc.integer({ min: 1, max: 20 }),
  everyMillis: fc.integer({ min: 1, max: 5000 })
})
const pausesMillis = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 80 })

test("in any stretch of time no more passes than what is allowed at once and what came in since", () => {
  fc.assert(
    fc.property(rules, pausesMillis, (rule, waits) => {
      const quota = makeQuota(rule, least)
      const passed: Array<number> = []
      let now = 0
      for (const wait of waits) {
        now += wait
        if (quota.waitFor("key", now) > 0) continue
        quota.consume("key", now)
        passed.push(now)
      }
      for (const [index, start] of passed.entries()) {
        for (const [count, end] of passed.slice(index).entries()) {
          const steps = Math.floor(end / rule.everyMillis) - Math.floor(start / rule.everyMillis)
          expect(count + 1).toBeLessThanOrEqual(rule.atOnce + steps * rule.more)
        }
      }
    })
  )
})

test("who waits as long as was said gets in", () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 100_000 }), (rule, now) => {
      const quota = makeQuota(rule, least)
      for (let taken = 0; taken < rule.atOnce; taken++) quota.consume("key", now)
      const wait = quota.waitFor("key", now)
      expect(wait).toBeGreaterThan(0)
      expect(quota.waitFor("key", now + wait)).toBe(0)
    })
  )
})

test("waits of ten minutes and more are said in whole ten minutes", () => {
  const rule = { atOnce: 1, more: 1, everyMillis: 60 * minute }
  const waits = [0, 1, 9 * minute, 31 * minute, 59 * minute].map((now) => {
    const quota = makeQuota(rule, least)
    quota.consume("key", now)
    return quota.waitFor("key", now) / minute
  })
  expect(waits).toEqual([60, 60, 60, 30, 10])
})

test("all quotas are filled up at the same moments, whenever they were first used", () => {
  const quota = makeQuota({ atOnce: 1, more: 1, everyMillis: minute }, least)
  quota.consume("early", 1)
  quota.consume("late", minute - 1)
  const waitsAt = (now: number) => ["early", "late"].map((key) => quota.waitFor(key, now))
  expect([waitsAt(minute - 1), waitsAt(minute)]).toEqual([
    [1, 1],
    [0, 0]
  ])
})

test.each([
  [least, 45, 5],
  [highestDraw, 75, 9]
])("what is allowed is drawn: %#", (draw, atOnce, more) => {
  const quota = makeQuota({ atOnce: [45, 75], more: [5, 9], everyMillis: minute }, draw)
  const takeAll = (now: number): number => {
    let taken = 0
    for (; quota.waitFor("key", now) === 0; taken++) quota.consume("key", now)
    return taken
  }
  expect([takeAll(0), takeAll(minute), takeAll(1000 * minute)]).toEqual([atOnce, more, atOnce])
})

test("chance reaches all numbers from the least to the most, and no other", () => {
  const drawn = new Set(Array.from({ length: 2000 }, () => randomInRange([45, 50])))
  expect([...drawn].sort()).toEqual([45, 46, 47, 48, 49, 50])
})

test("of very many keys the longest unused is forgotten, which only gives, and the one in use is not", () => {
  const quota = makeQuota({ atOnce: 1, more: 1, everyMillis: 1_000_000_000 }, least)
  quota.consume("old", 0)
  quota.consume("used", 0)
  for (let key = 0; key < 30_000; key++) {
    quota.consume(`flood ${key}`, 1)
    if (key % 1000 === 0) quota.waitFor("used", 1)
  }
  expect([quota.waitFor("old", 2), quota.waitFor("used", 2) > 0]).toEqual([0, true])
})

test("asking for very many keys makes no other forgotten", () => {
  const quota = makeQuota({ atOnce: 1, more: 1, everyMillis: 1_000_000_000 }, least)
  quota.consume("used", 0)
  for (let key = 0; key < 30_000; key++) quota.waitFor(`flood ${key}`, 1)
  expect(quota.waitFor("used", 2)).toBeGreaterThan(0)
})

test("[asvs V6.3.1] guessing is free five times, then takes 1, 2, 4 … 42 seconds", () => {
  const delay = makeGrowingDelay(5)
  const waits: Array<number> = []
  let now = 0
  for (let guess = 0; guess < 14; guess++) {
    delay.fail("account", now)
    const wait = delay.waitFor("account", now)
    waits.push(wait)
    now += wait
    expect(delay.waitFor("account", now)).toBe(0)
  }
  expect(waits).toEqual([0, 0, 0, 0, 1000, 2000, 4000, 8000, 16_000, 32_000, 42_000, 42_000, 42_000, 42_000])
  expect(delay.waitFor("another", now)).toBe(0)
})

test("a right password ends the delay, and an hour without guesses does", () => {
  const delay = makeGrowingDelay(2)
  const failTwice = (now: number): number => {
    delay.fail("a", now)
    delay.fail("a", now)
    return delay.waitFor("a", now)
  }
  expect(failTwice(0)).toBe(1000)
  delay.succeed("a")
  expect([delay.waitFor("a", 0), failTwice(0)]).toEqual([0, 1000])
  expect(failTwice(3_700_000)).toBe(1000)
})

test("a link that was changed counts, even if its request was aborted meanwhile", async () => {
  const { changeLink } = makeLimits(behindProxies(1), least)
  let changes = 0
  const change = Effect.uninterruptible(
    Effect.andThen(
      Effect.yieldNow,
      Effect.sync(() => changes++)
    )
  )
  for (let time = 0; time < 9; time++) {
    const request = Effect.runFork(changeLink("asha")(change))
    await Effect.runPromiseExit(Fiber.interrupt(request))
  }
  expect(changes).toBe(3)
})

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
