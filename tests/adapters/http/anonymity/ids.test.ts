import { Layer } from "effect"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { farthestByChance, neighbours, worstAgreement, worstBalance } from "../../../support/id-bits.ts"
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
