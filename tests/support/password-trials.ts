import { Effect } from "effect"
import { expect, test } from "vitest"
import type { PasswordHasher } from "#core/ports/password-hasher.ts"

export const password = "a quiet meadow at dawn"

const long = "x".repeat(500)

/** In words, what was chosen, what is typed, and whether it is the password. */
export const passwordTrials = [
  ["the same password", password, password, true],
  ["another one", password, "a quiet meadow at dusk", false],
  ["other case", password, password.toUpperCase(), false],
  ["a space at the end", password, `${password} `, false],
  ["nothing", password, "", false],
  ["all of a long one", `${long}a`, `${long}b`, false],
  ["decomposed accents for composed ones", "caf\u00e9 au lait", "cafe\u0301 au lait", true]
] as const

type TrialHasher = PasswordHasher["Service"]
type WithHasher = <A, E>(use: (hasher: TrialHasher) => Effect.Effect<A, E>) => Promise<A>

/** A comparison for an unknown account must take as long, or the time would reveal who has one. */
export const testUnknownHashes = (withHasher: WithHasher, unknown: ReadonlyArray<string | null>): void => {
  const timeOf = (stored: string | null): Promise<number> =>
    withHasher((hasher) =>
      Effect.gen(function* () {
        const before = performance.now()
        expect(yield* hasher.verify("a noisy street at noon", stored)).toBe(false)
        return performance.now() - before
      })
    )

  test.each(unknown)("matches no password with %j, and works as long to say so", async (stored) => {
    const real = await withHasher((hasher) => hasher.hash(password))
    const known = [await timeOf(real), await timeOf(real), await timeOf(real)]
    expect(await timeOf(stored)).toBeGreaterThan(Math.min(...known) / 4)
  })
}
