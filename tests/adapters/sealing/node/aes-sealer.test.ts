import { createCipheriv, createHash, randomBytes } from "node:crypto"
import { assert, describe } from "@effect/vitest"
import { Effect, Exit, Layer } from "effect"
import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"
import { configuredKeys } from "#adapters/sealing/node/configured-keys.ts"
import { webSealer } from "#adapters/sealing/web/web-sealer.ts"
import { type AssociatedData, Sealed } from "#core/domain/values/sealed.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { effectTest, effectTestWith } from "../../../support/effect-test.ts"

const key = Buffer.alloc(32, 7)
const associatedData: AssociatedData = { owner: "ada", item: "1", field: "content" }

const sealers = { aesSealer, webSealer } as const
const sealerWith = (name: keyof typeof sealers, ...keys: Parameters<typeof configuredKeys>) =>
  Layer.fresh(Layer.provide(sealers[name], configuredKeys(...keys)))

const sealText = Sealer.use(({ seal }) => seal("a text", associatedData))

const isBroken = (sealed: Sealed, at: AssociatedData) =>
  Sealer.use(({ open }) => Effect.map(Effect.exit(open(sealed, at)), Exit.isFailure))

describe.each(["aesSealer", "webSealer"] as const)("%s", (name) => {
  const withKeys = (...keys: Parameters<typeof configuredKeys>) => Effect.provide(sealerWith(name, ...keys))
  const test = effectTestWith(sealerWith(name, key))

  const texts = [
    "",
    "Grüße 🐝",
    "\u0080",
    "\u0000\u0000",
    ...[255, 256, 5_000].map((count) => "x".repeat(count))
  ]

  test.each(texts)("opens what it sealed: %s", function* (text) {
    const sealer = yield* Sealer
    const sealed = yield* sealer.seal(text, associatedData)
    assert.strictEqual(yield* sealer.open(sealed, associatedData), text)
    assert.notStrictEqual(sealed, yield* sealer.seal(text, associatedData))
  })

  test.each([
    { ...associatedData, owner: "bob" },
    { ...associatedData, item: "2" },
    { ...associatedData, field: "summary" } as const,
    { ...associatedData, owner: "ada|1", item: "" },
    { owner: "a", item: "da1", field: "content" } as const
  ])("does not open in another place: %j", function* (other) {
    const sealed = yield* sealText
    assert.isTrue(yield* isBroken(sealed, other))
  })

  test("does not open with any byte altered, cut short, or empty", function* () {
    const sealed = Buffer.from(yield* sealText, "base64")
    for (const [index] of sealed.entries()) {
      const altered = Buffer.from(sealed)
      altered.writeUInt8(altered.readUInt8(index) ^ 1, index)
      assert.isTrue(yield* isBroken(Sealed(altered.toString("base64")), associatedData), `byte ${index}`)
      const short = sealed.subarray(0, index).toString("base64")
      assert.isTrue(yield* isBroken(Sealed(short), associatedData), `cut at ${index}`)
    }
  })

  test("[anon A26] tells of a text's length no more than its step of 256 bytes", function* () {
    const { seal } = yield* Sealer
    const sealed = yield* Effect.forEach([0, 1, 100, 255, 256, 511, 512], (count) =>
      seal("x".repeat(count), associatedData)
    )
    const lengths = sealed.map(({ length }) => length)
    assert.strictEqual(new Set(lengths.slice(0, 4)).size, 1)
    assert.strictEqual(new Set(lengths).size, 3)
  })

  test("opens what was sealed before texts were filled up, and takes none for such", function* () {
    const nonce = randomBytes(12)
    const cipher = createCipheriv("aes-256-gcm", key, nonce)
    cipher.setAAD(Buffer.from(JSON.stringify(["ada", "1", "content"])))
    const body = Buffer.concat([cipher.update("Grüße 🐝"), cipher.final(), cipher.getAuthTag()])
    const id = createHash("sha256").update(key).digest().subarray(0, 4)
    const old = Sealed(Buffer.concat([Buffer.of(1), id, nonce, body]).toString("base64"))
    const sealer = yield* Sealer
    assert.strictEqual(yield* sealer.open(old, associatedData), "Grüße 🐝")
    const sealed = Buffer.from(yield* sealText, "base64")
    sealed[0] = 1
    assert.isTrue(yield* isBroken(Sealed(sealed.toString("base64")), associatedData))
  })

  effectTest("does not open with another key", function* () {
    const sealed = yield* sealText.pipe(withKeys(Buffer.alloc(32, 8)))
    assert.isTrue(yield* isBroken(sealed, associatedData).pipe(withKeys(key)))
    // The id says which key it was, and opens nothing.
    const renamed = Buffer.from(sealed, "base64")
    createHash("sha256").update(key).digest().copy(renamed, 1, 0, 4)
    assert.isTrue(yield* isBroken(Sealed(renamed.toString("base64")), associatedData).pipe(withKeys(key)))
  })

  effectTest("while keys are changed seals with the first and opens with both", function* () {
    const [older, newer] = [Buffer.alloc(32, 8), key]
    const before = yield* sealText.pipe(withKeys(older))
    const after = yield* Effect.gen(function* () {
      const sealer = yield* Sealer
      assert.strictEqual(yield* sealer.open(before, associatedData), "a text")
      const again = yield* sealText
      assert.deepStrictEqual([before, again].map(sealer.isCurrent), [false, true])
      return again
    }).pipe(withKeys(newer, older))
    assert.isFalse(yield* isBroken(after, associatedData).pipe(withKeys(newer)))
    assert.isTrue(yield* isBroken(after, associatedData).pipe(withKeys(older)))
  })

  test("keeps purposes and keys of fingerprints apart", function* () {
    const { fingerprint } = yield* Sealer
    const prints = yield* Effect.all([
      fingerprint("a", "bc"),
      fingerprint("ab", "c"),
      Sealer.use((other) => other.fingerprint("a", "bc")).pipe(withKeys(randomBytes(32)))
    ])
    assert.strictEqual(new Set(prints).size, 3)
    assert.strictEqual(yield* fingerprint("a", "bc"), prints[0])
  })

  const many = name === "aesSealer" ? 10_000 : 1_000

  test(`opens ${many} texts quickly`, function* () {
    const { open } = yield* Sealer
    const sealed = yield* sealText
    const started = performance.now()
    for (let count = 0; count < many; count += 1) yield* open(sealed, associatedData)
    assert.isBelow(performance.now() - started, 4_000)
  })
})

effectTest(
  "a text that was sealed on a server opens in a browser, and the other way round; fingerprints are the same",
  function* () {
    const server = yield* Effect.provide(Sealer, sealerWith("aesSealer", key))
    const browser = yield* Effect.provide(Sealer, sealerWith("webSealer", key))
    const [byServer, byBrowser] = yield* Effect.all([
      server.seal("Grüße 🐝", associatedData),
      browser.seal("Grüße 🐝", associatedData)
    ])
    assert.strictEqual(yield* browser.open(byServer, associatedData), "Grüße 🐝")
    assert.strictEqual(yield* server.open(byBrowser, associatedData), "Grüße 🐝")
    assert.strictEqual(yield* browser.fingerprint("a", "bc"), yield* server.fingerprint("a", "bc"))
  }
)
