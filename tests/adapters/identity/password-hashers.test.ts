import { argon2Sync } from "node:crypto"
import { Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, test } from "vitest"
import { argon2Hasher } from "#adapters/identity/password/index.ts"
import { pbkdf2Hasher } from "#adapters/identity/pbkdf2/index.ts"
import { PasswordHasher } from "#core/ports/password-hasher.ts"
import { CurrentSender } from "#core/ports/sender.ts"
import { inTwoNewProcesses } from "../../support/in-two-new-processes.ts"

type TestedHasher = PasswordHasher["Service"]

const password = "a quiet meadow at dawn"

const long = "x".repeat(500)

/** In words, what was chosen, what is typed, and whether it is the password. */
const passwordTrials = [
  ["the same password", password, password, true],
  ["another one", password, "a quiet meadow at dusk", false],
  ["other case", password, password.toUpperCase(), false],
  ["a space at the end", password, `${password} `, false],
  ["nothing", password, "", false],
  ["all of a long one", `${long}a`, `${long}b`, false],
  ["decomposed accents for composed ones", "caf\u00e9 au lait", "cafe\u0301 au lait", true],
  ["a ligature for its letters", "\ufb01ne weather today", "fine weather today", false]
] as const

type WithHasher = <A, E>(use: (hasher: TestedHasher) => Effect.Effect<A, E>) => Promise<A>

/** A comparison for an unknown account must take as long, or the time would reveal who has one. */
const testUnknownHashes = (withHasher: WithHasher, unknown: ReadonlyArray<string | null>): void => {
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

const withHasher = <A, E>(use: (hasher: TestedHasher) => Effect.Effect<A, E>): Promise<A> =>
  Effect.runPromise(Effect.flatMap(PasswordHasher, use).pipe(Effect.provide(argon2Hasher)))

describe("Argon2id", () => {
  test("[asvs V11.4.2] hashes to a PHC string at the cost that it names, never twice the same", async () => {
    const [one, two] = await withHasher(({ hash }) => Effect.all([hash(password), hash(password)]))
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(two).not.toBe(one)
    const [, , , , salt = "", tag] = one.split("$")
    const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
    const made = argon2Sync("argon2id", { message: password, nonce: Buffer.from(salt, "base64"), ...cost })
    expect(made.toString("base64")).toBe(`${tag}=`)
  })

  test("[asvs V11.4.2 V11.5.1] takes salts that no other start of the server took", async () => {
    const imports = `
      import { argon2Hasher } from "#adapters/identity/password/index.ts"
      import { PasswordHasher } from "#core/ports/password-hasher.ts"`
    const hashing = `PasswordHasher.use((hasher) => hasher.hash("${password}"))`
    const [one, two] = await inTwoNewProcesses(imports, `Effect.provide(${hashing}, argon2Hasher)`)
    expect(one).toMatch(/^\$argon2id\$/)
    expect(two).not.toBe(one)
  }, 60_000)

  test.each(passwordTrials)("[asvs V6.2.8 V6.2.9] knows %s", async (_name, chosen, tried, expected) => {
    const matches = await withHasher((hasher) =>
      Effect.flatMap(hasher.hash(chosen), (hash) => hasher.verify(tried, hash))
    )
    expect(matches).toBe(expected)
  })

  test("[asvs V11.4.2] reads hashes that other programs made at another cost", async () => {
    const nonce = Buffer.from("somesalt123456")
    const cost = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 }
    const tag = argon2Sync("argon2id", { message: password, nonce, ...cost })
    const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString("base64").replaceAll("=", ""))
    const stored = `$argon2id$v=19$m=64,t=1,p=1$${salt}$${hash}`
    expect(await withHasher((hasher) => hasher.verify(password, stored))).toBe(true)
  })

  test.each([
    ["$argon2id$v=19$m=64,t=1,p=1$", true],
    ["$argon2id$v=19$m=19455,t=2,p=1$", true],
    ["$argon2id$v=19$m=19456,t=1,p=1$", true],
    ["$argon2id$v=19$m=19456,t=2,p=1$", false],
    ["$argon2id$v=19$m=65536,t=3,p=4$", false]
  ])("takes a hash that starts with %s for outdated: %s", async (start, expected) => {
    const stored = `${start}c29tZXNhbHQxMjM0NTY$${"A".repeat(43)}`
    expect(await withHasher(({ isOutdated }) => Effect.succeed(isOutdated(stored)))).toBe(expected)
  })

  test("takes no hash of its own for outdated, and a short one always", async () => {
    const isOutdated = await withHasher((hasher) =>
      Effect.map(hasher.hash(password), (hash) => [hash, hash.slice(0, -21)].map(hasher.isOutdated))
    )
    expect(isOutdated).toEqual([false, true])
  })

  testUnknownHashes(withHasher, [null, "", "not a hash", "$argon2i$v=19$m=64,t=1,p=1$AAAAAAAAAAA$AAAA"])
})

describe("very many passwords at once", () => {
  const verifyAs = (asker: string, verifying: ReturnType<TestedHasher["verify"]>) =>
    Effect.forkChild(Effect.provideService(verifying, CurrentSender, Effect.succeed(asker)), {
      startImmediately: true
    })
  /** Each by an asker of its own, unless one is named. They are given up when the test is over. */
  const guesses = (hasher: TestedHasher, count: number, asker?: string) =>
    Effect.forEach(Array.from({ length: count }).keys(), (index) =>
      verifyAs(asker ?? `network ${index}`, hasher.verify("a guess", null))
    )
  const endOf = (fiber: Fiber.Fiber<unknown, unknown>) => {
    const exit = fiber.pollUnsafe()
    if (exit === undefined) return "waits"
    return Exit.isSuccess(exit) ? "done" : "refused"
  }

  test("make somebody who is new wait, who gets in when those before have gone away", async () => {
    const isIn = await withHasher((hasher) =>
      Effect.gen(function* () {
        const stored = yield* hasher.hash(password)
        const flood = yield* guesses(hasher, 900)
        const owner = yield* verifyAs("new", hasher.verify(password, stored))
        expect([...flood, owner].map(endOf)).not.toContain("refused")
        yield* Fiber.interruptAll(flood)
        return yield* Fiber.join(owner)
      })
    )
    expect(isIn).toBe(true)
  })

  test("let others in before those of a flood, and turn the rest of the flood away", () =>
    withHasher((hasher) =>
      Effect.gen(function* () {
        const flood = yield* guesses(hasher, 1_100, "flood")
        const others = yield* guesses(hasher, 5)
        expect(flood.filter((fiber) => endOf(fiber) === "refused").length).toBeGreaterThanOrEqual(
          1_100 - 2 - 1_000
        )
        yield* Effect.forEach(others, Fiber.join)
        expect(flood.filter((fiber) => endOf(fiber) === "waits").length).toBeGreaterThan(900)
        yield* Fiber.interruptAll(flood)
      })
    ))

  test("wait twenty seconds at most", () =>
    withHasher((hasher) =>
      Effect.gen(function* () {
        const flood = yield* guesses(hasher, 900)
        yield* TestClock.adjust("19 seconds")
        expect(flood.map(endOf)).not.toContain("refused")
        yield* TestClock.adjust("1 second")
        yield* Effect.forEach(flood, Fiber.await)
        expect(flood.filter((fiber) => endOf(fiber) === "refused").length).toBeGreaterThan(800)
      }).pipe(Effect.provide(TestClock.layer()))
    ))

  test("is free again afterwards, also when somebody gave up", async () => {
    const hash = await withHasher((hasher) =>
      Effect.gen(function* () {
        const fibers = yield* Effect.forEach(Array.from({ length: 22 }), () =>
          Effect.forkChild(hasher.hash(password), { startImmediately: true })
        )
        yield* Effect.forEach(fibers, Fiber.interrupt, { concurrency: "unbounded" })
        return yield* hasher.hash(password)
      })
    )
    expect(hash).toContain("$argon2id$")
  })
})

const withPbkdf2 = <A, E>(use: (hasher: PasswordHasher["Service"]) => Effect.Effect<A, E>): Promise<A> =>
  Effect.runPromise(Effect.flatMap(PasswordHasher, use).pipe(Effect.provide(pbkdf2Hasher)))

const base64Of = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replaceAll("=", "")

/** A hash as the adapter would store it, at a cost that is quick to verify. */
const quickHash = async (given: string): Promise<string> => {
  const [salt, iterations] = [Buffer.alloc(16, 1), 10]
  const key = await crypto.subtle.importKey("raw", Buffer.from(given), "PBKDF2", false, ["deriveBits"])
  const derivation = { name: "PBKDF2", hash: "SHA-256", iterations, salt }
  const tag = new Uint8Array(await crypto.subtle.deriveBits(derivation, key, 256))
  return `$pbkdf2-sha256$i=${iterations}$${base64Of(salt)}$${base64Of(tag)}`
}

describe("PBKDF2", () => {
  test("hashes with what it cost, never twice the same, and knows what it hashed", async () => {
    const [one, two] = await withPbkdf2((hasher) =>
      Effect.all([hasher.hash(password), hasher.hash(password)])
    )
    expect(one).toMatch(/^\$pbkdf2-sha256\$i=600000\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(two).not.toBe(one)
    expect(await withPbkdf2((hasher) => hasher.verify(password, one))).toBe(true)
  })

  test.each(passwordTrials)("knows %s", async (_name, chosen, tried, expected) => {
    const stored = await quickHash(chosen)
    expect(await withPbkdf2((hasher) => hasher.verify(tried, stored))).toBe(expected)
  })

  testUnknownHashes(withPbkdf2, [null, "", "not a hash", "$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAA$AAAA"])
})
