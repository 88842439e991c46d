import { Layer } from "effect"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { notingChanges } from "../support/noting-changes.ts"
import { makeHive } from "../support/sample-hives.ts"
import { openServer } from "../support/test-server.ts"
import { testServices } from "../support/test-services.ts"
import { submission } from "../support/visitors.ts"

const moments = 500

/** In the order of their coming, two at each of many moments of a fortnight. */
const arrived: Array<string> = []

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 })
  const noting = notingChanges((_, put) =>
    arrived.push(...put.filter(({ kind }) => kind === "feedback").map(({ id }) => id))
  )
  const server = openServer({ services: Layer.provideMerge(noting, testServices) })
  await makeHive(server, "asha@example.com", "asha-rao")
  arrived.length = 0
  const send = () => server.fetch("/api/profile/asha-rao/feedback", submission("You listen well."))
  for (let moment = 0; moment < moments; moment++) {
    vi.setSystemTime(1_790_000_000_000 + ((moment * 2_654_435_761) % 1_209_600_000))
    expect([(await send()).status, (await send()).status]).toEqual([201, 201])
  }
  await server.dispose()
}, 60_000)
afterAll(() => void vi.useRealTimers())

const together = () =>
  Array.from(
    { length: moments },
    (_, moment) => [arrived[2 * moment] ?? "", arrived[2 * moment + 1] ?? ""] as const
  )

/** The 122 bits of a version 4 UUID that are random: without those of version and variant. */
const randomBits = (id: string): ReadonlyArray<number> => {
  const hex = id.replaceAll("-", "")
  const digits = [...hex.slice(0, 12), ...hex.slice(13, 16), ...hex.slice(17)]
  const variant = Number.parseInt(hex[16] ?? "", 16)
  const bitsOf = (digit: string) => [8, 4, 2, 1].map((bit) => (Number.parseInt(digit, 16) & bit ? 1 : 0))
  return [...digits.flatMap(bitsOf), variant & 2 ? 1 : 0, variant & 1]
}

/** How far a count of fair coins lies from its mean, in standard deviations. */
const deviation = (count: number, of: number): number => (2 * count - of) / Math.sqrt(of)

const wildest = (counts: ReadonlyArray<number>, of: number): number =>
  Math.max(...counts.map((count) => Math.abs(deviation(count, of))))

/** 122 fair coins come so far from their mean in at most 2 of 10 million runs. */
const farthestByChance = 6

/** Deviation of the bit that is most often, or most seldom, set. */
const worstBalance = (ids: ReadonlyArray<string>): number => {
  const bits = ids.map(randomBits)
  const counts = (bits[0] ?? []).map((_, place) => bits.reduce((sum, own) => sum + (own[place] ?? 0), 0))
  return wildest(counts, ids.length)
}

/** Deviation of the bit in which the two of a pair agree most often, or most seldom. */
const worstAgreement = (pairs: ReadonlyArray<readonly [string, string]>): number => {
  const bits = pairs.map(([a, b]) => [randomBits(a), randomBits(b)] as const)
  const places = Array.from({ length: 122 }, (_, place) => place)
  const counts = places.map((place) => bits.filter(([a, b]) => a[place] === b[place]).length)
  return wildest(counts, pairs.length)
}

const neighbours = (ids: ReadonlyArray<string>): ReadonlyArray<readonly [string, string]> =>
  ids.slice(1).map((id, index) => [ids[index] ?? "", id] as const)

describe("[anon A5] [anon A6] the ids of feedback", () => {
  test("are different UUIDs of version 4", () => {
    expect(new Set(arrived).size).toBe(2 * moments)
    for (const id of arrived)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })

  test("have 122 bits of which each is set as often as not", () => {
    expect(worstBalance(arrived)).toBeLessThan(farthestByChance)
  })

  test("agree in no bit when two came at the same millisecond, nor when one came after the other", () => {
    expect(worstAgreement(together())).toBeLessThan(farthestByChance)
    expect(worstAgreement(neighbours(arrived))).toBeLessThan(farthestByChance)
    expect(worstAgreement(neighbours(arrived.filter((_, index) => index % 2 === 0)))).toBeLessThan(
      farthestByChance
    )
  })
})
