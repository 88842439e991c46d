import { Effect, Exit, Layer, Option, Redacted } from "effect"
import postgres from "postgres"
import { expect, test } from "vitest"
import { keyLengthBytes } from "#adapters/sealing/sealed-format.ts"
import { postgresStorage } from "#adapters/storage/postgres/index.ts"
import { storedIn } from "#cli/layers/layers.ts"
import { KeyCheckValues, sealKeyCheckValue } from "#core/ports/key-check-values.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { withSql } from "../../../support/postgres.ts"
import { sharedSchema } from "../../../support/shared-postgres.ts"
import { openStore, schemaForThisTest, sealerWith, testKey } from "./test-store.ts"

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

const remember = KeyCheckValues.use((probes) => probes.remember)
const forgetOthers = KeyCheckValues.use((probes) => probes.forgetOthers)

test("a database that one key sealed is not opened with another", async () => {
  const url = await sharedSchema()
  expect(Exit.isSuccess(await startWithKeys(url, [old], Effect.void))).toBe(true)
  expect(Exit.isSuccess(await startWithKeys(url, [old], Effect.void))).toBe(true)
  const refused = await startWithKeys(url, [other], Effect.void)
  expect(`${refused}`).toContain("DATABASE_URL: its texts are sealed with another key than ENCRYPTION_KEY.")
})

/** Lets nobody see whether a key is noted until `count` servers wait to. */
const letLookAtOnce = async (url: string, count: number) => {
  const sql = postgres(url, { max: 2, fetch_types: false })
  await sql.begin(async (held) => {
    await held`LOCK TABLE key_probe IN ACCESS EXCLUSIVE MODE`
    const waiting = () => sql`SELECT FROM pg_locks WHERE relation = 'key_probe'::regclass AND NOT granted`
    await expect.poll(async () => (await waiting()).length).toBe(count)
  })
  await sql.end()
}

test("of servers that start at once on an empty database, those of one key alone are let in", async () => {
  const url = await sharedSchema()
  await startWithKeys(url, [old], Effect.void)
  await withSql(url, (sql) => sql`DELETE FROM key_probe`)
  const keys = [old, next, other]
  const start = () => Promise.all(keys.map((key) => startWithKeys(url, [key], Effect.void)))
  const [started] = await Promise.all([start(), letLookAtOnce(url, keys.length)])
  expect(started.filter(Exit.isSuccess)).toHaveLength(1)
  expect((await start()).map(Exit.isSuccess)).toEqual(started.map(Exit.isSuccess))
})

test("while keys are changed both are needed, and afterwards the new one alone", async () => {
  const url = await sharedSchema()
  await startWithKeys(url, [old], Effect.void)
  expect(Exit.isSuccess(await startWithKeys(url, [next, old], remember))).toBe(true)
  expect(Exit.isSuccess(await startWithKeys(url, [old], Effect.void))).toBe(false)
  expect(Exit.isSuccess(await startWithKeys(url, [next], Effect.void))).toBe(false)
  expect(Exit.isSuccess(await startWithKeys(url, [next, old], forgetOthers))).toBe(true)
  expect(Exit.isSuccess(await startWithKeys(url, [next], Effect.void))).toBe(true)
  expect(Exit.isSuccess(await startWithKeys(url, [old], Effect.void))).toBe(false)
})

test("a new key is noted in a database before it seals a text, and not by a command that seals none", async () => {
  const databaseUrl = Option.some(Redacted.make(await schemaForThisTest()))
  const runWith = (
    keys: readonly [Uint8Array, ...ReadonlyArray<Uint8Array>],
    work: Effect.Effect<unknown, unknown, Sealer> = Effect.void
  ) => {
    const encryptionKeys = Option.some(Redacted.make(keys))
    const store = Layer.fresh(storedIn({ dataDir: "none", databaseUrl, encryptionKeys }))
    return Effect.runPromise(Effect.isSuccess(Effect.provide(work, store)))
  }
  expect([await runWith([old]), await runWith([next, old]), await runWith([old])]).toEqual([true, true, true])
  const seal = Sealer.use((sealer) => sealer.seal("text", { owner: "ada", item: "1", field: "content" }))
  expect([await runWith([next, old], seal), await runWith([old])]).toEqual([true, false])
})

const sealedTexts = `
  INSERT INTO account (owner, email, show_badges_on_landing, created_at, updated_at, webhook, second_factor)
    VALUES ('asha', 'asha', true, now(), now(), '{"target": "mine"}', '{"secret": "mine"}');
  INSERT INTO admin (id, username, password_hash, created_at, second_factor)
    VALUES ('grace', 'grace', '', now(), '{"secret": "mine"}');
  INSERT INTO feedback (owner, id, content, segment, ai_summary, ai_category, is_public, is_moderated,
    moderation_status, is_held, created_on, answer)
    VALUES ('asha', 'note', 'mine', 'neutral', 'mine', '', true, true, 'approved', false, now(), 'mine');
  INSERT INTO report (owner, id, reason, content, reported_on) VALUES ('asha', 'report', 'other', 'mine', now());
  INSERT INTO shown_note (owner, id, shown_on, content, withdrawn_on)
    VALUES ('asha', 'note', now(), 'mine', now())`

test.each([
  ["feedback", "content"],
  ["feedback", "ai_summary"],
  ["feedback", "answer"],
  ["report", "content"],
  ["shown_note", "content"],
  ["account", "webhook"],
  ["account", "second_factor"],
  ["admin", "second_factor"]
])("a text under another key is counted, in %s %s, too", async (table, column) => {
  const url = await schemaForThisTest()
  const sealWith = (key: Uint8Array) => Effect.runPromise(Effect.provide(sealKeyCheckValue, sealerWith(key)))
  const [mine, theirs] = [await sealWith(testKey), await sealWith(other)]
  const count = () =>
    Effect.runPromise(
      Effect.scoped(
        Effect.provide(
          KeyCheckValues.use(({ countUnreadable }) => countUnreadable),
          openStore({ url })
        )
      )
    )
  expect(await count()).toBe(0)
  const sql = postgres(url, { max: 1, fetch_types: false })
  await sql.unsafe(sealedTexts.replaceAll("mine", mine))
  expect(await count()).toBe(0)
  const type = table === "account" || table === "admin" ? "jsonb" : "text"
  await sql.unsafe(
    `UPDATE ${table} SET ${column} = replace(${column}::text, '${mine}', '${theirs}')::${type}`
  )
  await sql.end()
  expect(await count()).toBe(1)
})
