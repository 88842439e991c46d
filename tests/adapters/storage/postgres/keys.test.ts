import { Effect, Exit, Layer } from "effect"
import { expect, test } from "vitest"
import { keyLengthBytes } from "#adapters/sealing/sealed-format.ts"
import { postgresStorage } from "#adapters/storage/postgres/index.ts"
import { KeyCheckValues } from "#core/ports/key-check-values.ts"
import { sharedSchema } from "../../../support/shared-postgres.ts"
import { sealerWith } from "./test-store.ts"

const keyOf = (byte: number) => new Uint8Array(keyLengthBytes).fill(byte)
const [old, next, other] = [keyOf(1), keyOf(2), keyOf(3)]

const startWithKeys = <A = void>(
  url: string,
  keys: readonly [Uint8Array, ...ReadonlyArray<Uint8Array>],
  work: Effect.Effect<A, unknown, KeyCheckValues>
) => {
  const store = Layer.provide(Layer.fresh(postgresStorage({ url })), sealerWith(...keys))
  return Effect.runPromiseExit(Effect.scoped(Effect.provide(work, store)))
}

const forgetOthers = KeyCheckValues.use((probes) => probes.forgetOthers)

test("a database that one key sealed is not opened with another", async () => {
  const url = await sharedSchema()
  expect(Exit.isSuccess(await startWithKeys(url, [old], Effect.void))).toBe(true)
  expect(Exit.isSuccess(await startWithKeys(url, [old], Effect.void))).toBe(true)
  const refused = await startWithKeys(url, [other], Effect.void)
  expect(`${refused}`).toContain("DATABASE_URL: its texts are sealed with another key than ENCRYPTION_KEY.")
})

test("while keys are changed both are needed, and afterwards the new one alone", async () => {
  const url = await sharedSchema()
  await startWithKeys(url, [old], Effect.void)
  expect(Exit.isSuccess(await startWithKeys(url, [next, old], Effect.void))).toBe(true)
  expect(Exit.isSuccess(await startWithKeys(url, [old], Effect.void))).toBe(false)
  expect(Exit.isSuccess(await startWithKeys(url, [next], Effect.void))).toBe(false)
  expect(Exit.isSuccess(await startWithKeys(url, [next, old], forgetOthers))).toBe(true)
  expect(Exit.isSuccess(await startWithKeys(url, [next], Effect.void))).toBe(true)
  expect(Exit.isSuccess(await startWithKeys(url, [old], Effect.void))).toBe(false)
})
