import { Effect, Fiber } from "effect"
import { describe, expect, test } from "vitest"
import { argon2Hasher } from "#adapters/identity/password/argon2-hasher.ts"
import { PasswordHasher } from "#core/accounts/password-hasher.ts"

type Hasher = PasswordHasher["Service"]

const withHasher = <A, E>(use: (hasher: Hasher) => Effect.Effect<A, E>): Promise<A> =>
  Effect.runPromise(Effect.flatMap(PasswordHasher, use).pipe(Effect.provide(argon2Hasher)))

const password = "a quiet meadow at dawn"

describe("Argon2id", () => {
  test("[asvs V11.4.2] hashes to a PHC string, never twice the same", async () => {
    const [one, two] = await withHasher((hasher) =>
      Effect.all([hasher.hash(password), hasher.hash(password)])
    )
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(two).not.toBe(one)
  })

  test.each([
    ["the same password", password, true],
    ["another one", "a quiet meadow at dusk", false],
    ["other case", password.toUpperCase(), false],
    ["a space at the end", `${password} `, false],
    ["nothing", "", false]
  ])("[asvs V6.2.8] knows %s", async (_name, tried, expected) => {
    const matches = await withHasher((hasher) =>
      hasher.hash(password).pipe(Effect.flatMap((hash) => hasher.verify(tried, hash)))
    )
    expect(matches).toBe(expected)
  })

  test("[asvs V6.2.9] reads all of a long password", async () => {
    const long = "x".repeat(500)
    const matches = await withHasher((hasher) =>
      hasher.hash(`${long}a`).pipe(Effect.flatMap((hash) => hasher.verify(`${long}b`, hash)))
    )
    expect(matches).toBe(false)
  })

  test("takes composed and decomposed accents for the same", async () => {
    const matches = await withHasher((hasher) =>
      hasher
        .hash("caf\u00e9 au lait")
        .pipe(Effect.flatMap((hash) => hasher.verify("cafe\u0301 au lait", hash)))
    )
    expect(matches).toBe(true)
  })

  test("reads hashes that were made at another cost, and by other programs", async () => {
    const made = "$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQxMjM0NTY$"
    const matches = await withHasher((hasher) =>
      hasher.verify(password, `${made}AAAAAAAAAAAAAAAAAAAAAAAAAAA`)
    )
    expect(matches).toBe(false)
  })

  const timeOf = (stored: string | null): Promise<number> =>
    withHasher((hasher) =>
      Effect.gen(function* () {
        const before = performance.now()
        expect(yield* hasher.verify("a noisy street at noon", stored)).toBe(false)
        return performance.now() - before
      })
    )

  test.each([null, "", "not a hash", "$argon2i$v=19$m=64,t=1,p=1$AAAAAAAAAAA$AAAA"])(
    "matches no password with %j, and works as long to say so",
    async (stored) => {
      const real = await withHasher((hasher) => hasher.hash(password))
      const known = [await timeOf(real), await timeOf(real), await timeOf(real)]
      expect(await timeOf(stored)).toBeGreaterThan(Math.min(...known) / 4)
    }
  )

  test("lets twenty wait while two are hashed, and turns the next away", async () => {
    const results = await withHasher((hasher) =>
      Effect.gen(function* () {
        const fibers = yield* Effect.forEach(
          Array.from({ length: 25 }, () => hasher.hash(password)),
          (hash) => Effect.forkChild(Effect.result(hash), { startImmediately: true })
        )
        return yield* Effect.forEach(fibers, Fiber.join)
      })
    )
    expect(results.filter(({ _tag }) => _tag === "Failure")).toHaveLength(3)
    expect(results.slice(0, 22).every(({ _tag }) => _tag === "Success")).toBe(true)
  })

  test("is free again afterwards, also when somebody gave up", async () => {
    const hash = await withHasher((hasher) =>
      Effect.gen(function* () {
        const fibers = yield* Effect.forEach(
          Array.from({ length: 22 }, () => hasher.hash(password)),
          (one) => Effect.forkChild(one, { startImmediately: true })
        )
        yield* Effect.forEach(fibers, Fiber.interrupt, { concurrency: "unbounded" })
        return yield* hasher.hash(password)
      })
    )
    expect(hash).toContain("$argon2id$")
  })
})
