import { ManagedRuntime } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { isStorable } from "#core/domain/values/text.ts"
import { Directory } from "#core/ports/directory.ts"
import { putRecords, readHive } from "../../../contracts/storage-adapter.ts"
import { anyText } from "../../../support/any-text.ts"
import { ada, makeAccount } from "../../../support/storage-records.ts"
import { openStore, schemaForThisTest } from "./test-store.ts"

const sqlLike = fc.constantFrom(
  "'; DROP TABLE account; --",
  "\\'; SELECT pg_sleep(10); --",
  "$1 $2 {1,2} \\u0041 \\x41",
  '{"owner":"bob"}',
  "NULL"
)

const text = fc.oneof(sqlLike, anyText().filter(isStorable))

test("[asvs V1.2.4] a text is stored as it is, whatever it looks like", async () => {
  const runtime = ManagedRuntime.make(openStore({ url: await schemaForThisTest() }))
  await runtime.runPromise(Directory.use((directory) => directory.create(makeAccount(ada))))
  const keepsText = async (name: string, bio: string, owner: OwnerId) => {
    const account = makeAccount(owner, { name, bio })
    await runtime.runPromise(putRecords(account))
    expect((await runtime.runPromise(readHive(owner, {}))).account).toEqual(account)
  }
  await fc.assert(
    fc.asyncProperty(text, text, (name, bio) => keepsText(name, bio, ada)),
    { numRuns: 100 }
  )
  await runtime.dispose()
})
