import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { pbkdf2Hasher, pbkdf2HasherWith } from "#adapters/identity/pbkdf2/index.ts"
import { PasswordHasher } from "#core/ports/password-hasher.ts"
import { password, passwordTrials, testUnknownHashes } from "../../../support/password-trials.ts"

const quick = pbkdf2HasherWith(20_000)

const withHasher = <A, E>(
  use: (hasher: PasswordHasher["Service"]) => Effect.Effect<A, E>,
  hasher = quick
): Promise<A> => Effect.runPromise(Effect.flatMap(PasswordHasher, use).pipe(Effect.provide(hasher)))

const isKnown = (given: string, tried: string): Promise<boolean> =>
  withHasher((hasher) => Effect.flatMap(hasher.hash(given), (hash) => hasher.verify(tried, hash)))

describe("PBKDF2", () => {
  test("hashes with what it cost, never twice the same", async () => {
    const [one, two] = await withHasher(
      (hasher) => Effect.all([hasher.hash(password), hasher.hash(password)]),
      pbkdf2Hasher
    )
    expect(one).toMatch(/^\$pbkdf2-sha256\$i=600000\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(two).not.toBe(one)
  })

  test.each(passwordTrials)("knows %s", async (_name, tried, expected) => {
    expect(await isKnown(password, tried)).toBe(expected)
  })

  test("reads all of a long password, and composed accents like decomposed ones", async () => {
    const long = "x".repeat(500)
    expect(await isKnown(`${long}a`, `${long}b`)).toBe(false)
    expect(await isKnown("caf\u00e9 au lait", "cafe\u0301 au lait")).toBe(true)
  })

  test("reads hashes that were made at another cost", async () => {
    const key = await crypto.subtle.importKey("raw", Buffer.from("pw"), "PBKDF2", false, ["deriveBits"])
    const salt = Buffer.alloc(16, 1)
    const bits = await crypto.subtle.deriveBits(
      { name: "PBKDF2", hash: "SHA-256", iterations: 10, salt },
      key,
      256
    )
    const [saltText, tagText] = [salt, Buffer.from(bits)].map((bytes) =>
      bytes.toString("base64").replaceAll("=", "")
    )
    const stored = `$pbkdf2-sha256$i=10$${saltText}$${tagText}`
    expect(await withHasher((hasher) => hasher.verify("pw", stored))).toBe(true)
    expect(await withHasher((hasher) => hasher.verify("pW", stored))).toBe(false)
  })

  testUnknownHashes(withHasher, [null, "", "not a hash", "$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAA$AAAA"])
})
