import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { pbkdf2Hasher } from "#adapters/identity/pbkdf2/index.ts"
import { PasswordHasher } from "#core/ports/password-hasher.ts"
import { password, passwordTrials, testUnknownHashes } from "../../../support/password-trials.ts"

const withHasher = <A, E>(use: (hasher: PasswordHasher["Service"]) => Effect.Effect<A, E>): Promise<A> =>
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
    const [one, two] = await withHasher((hasher) =>
      Effect.all([hasher.hash(password), hasher.hash(password)])
    )
    expect(one).toMatch(/^\$pbkdf2-sha256\$i=600000\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(two).not.toBe(one)
    expect(await withHasher((hasher) => hasher.verify(password, one))).toBe(true)
  })

  test.each(passwordTrials)("knows %s", async (_name, chosen, tried, expected) => {
    const stored = await quickHash(chosen)
    expect(await withHasher((hasher) => hasher.verify(tried, stored))).toBe(expected)
  })

  testUnknownHashes(withHasher, [null, "", "not a hash", "$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAA$AAAA"])
})
