import fc from "fast-check"
import { expect, test } from "vitest"
import { makeGrowingDelay } from "#adapters/http/limits/growing-delay.ts"
import { makeTokenBuckets } from "#adapters/http/limits/token-buckets.ts"

const rates = fc.record({
  burst: fc.integer({ min: 1, max: 20 }),
  everyMillis: fc.integer({ min: 1, max: 5000 })
})
const pauses = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 80 })

test("in any stretch of time no more passes than a burst and what came in since", () => {
  fc.assert(
    fc.property(rates, pauses, (rate, waits) => {
      const buckets = makeTokenBuckets(rate)
      const passed: Array<number> = []
      let now = 0
      for (const wait of waits) {
        now += wait
        if (buckets.waitFor("key", now) > 0) continue
        buckets.take("key", now)
        passed.push(now)
      }
      for (const [index, start] of passed.entries()) {
        const within = passed.slice(index)
        for (const [count, end] of within.entries()) {
          expect(count + 1).toBeLessThanOrEqual(rate.burst + (end - start) / rate.everyMillis + 1e-6)
        }
      }
    })
  )
})

test("who waits as long as was said gets in, and not a millisecond earlier", () => {
  fc.assert(
    fc.property(rates, fc.integer({ min: 0, max: 100_000 }), (rate, now) => {
      const buckets = makeTokenBuckets(rate)
      for (let taken = 0; taken < rate.burst; taken++) buckets.take("key", now)
      const wait = buckets.waitFor("key", now)
      expect(wait).toBeGreaterThan(0)
      expect(buckets.waitFor("key", now + wait)).toBe(0)
      expect(buckets.waitFor("key", now + wait - 1)).toBeGreaterThan(0)
    })
  )
})

test("keys do not share, and a token that is given back can be taken again", () => {
  const buckets = makeTokenBuckets({ burst: 1, everyMillis: 1000 })
  buckets.take("one", 0)
  expect([buckets.waitFor("one", 0), buckets.waitFor("other", 0)]).toEqual([1000, 0])
  buckets.giveBack("one")
  expect(buckets.waitFor("one", 0)).toBe(0)
})

test("of very many keys the longest unused is forgotten, and the one in use is not", () => {
  const buckets = makeTokenBuckets({ burst: 1, everyMillis: 1_000_000_000 })
  buckets.take("old", 0)
  buckets.take("used", 0)
  for (let key = 0; key < 30_000; key++) {
    buckets.take(`flood ${key}`, 1)
    if (key % 1000 === 0) buckets.take("used", 1)
  }
  expect([buckets.waitFor("old", 2), buckets.waitFor("used", 2) > 0]).toEqual([0, true])
})

test("[asvs V6.3.1] guessing is free five times, then takes 1, 2, 4 … 42 seconds", () => {
  const delay = makeGrowingDelay(5)
  const waits: Array<number> = []
  let now = 0
  for (let guess = 0; guess < 14; guess++) {
    const wait = delay.attempt("account", now)
    if (wait > 0) {
      waits.push(wait)
      now += wait
      expect(delay.attempt("account", now)).toBe(0)
    }
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 42_000, 42_000, 42_000])
  expect(delay.attempt("another", now)).toBe(0)
})

test("a right password ends the delay, and an hour without guesses does", () => {
  const delay = makeGrowingDelay(1)
  expect([delay.attempt("a", 0), delay.attempt("a", 0) > 0]).toEqual([0, true])
  delay.succeed("a")
  expect([delay.attempt("a", 0), delay.attempt("a", 0) > 0]).toEqual([0, true])
  expect([delay.attempt("a", 3_700_000), delay.attempt("a", 3_700_000)]).toEqual([0, 1000])
})
