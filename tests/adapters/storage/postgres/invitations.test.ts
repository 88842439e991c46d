import { Effect } from "effect"
import { expect, test } from "vitest"
import { Directory } from "#core/ports/directory.ts"
import { putInstallation, sweepBefore } from "../../../contracts/storage-adapter.ts"
import { openSql } from "../../../support/postgres.ts"
import { bob, makeAccount, makeStoredInvitation, someDay } from "../../../support/storage-records.ts"
import { openStore, schemaForThisTest } from "./test-store.ts"

test("[anon A28] the hourly sweep takes from a spent invitation the transaction that made its account", async () => {
  const url = await schemaForThisTest()
  const sql = openSql(url)
  const transactions = async () => {
    const [row] = await sql<Array<{ account: string; invitation: string }>>`
      SELECT account.xmin::text AS account, invitation.xmin::text AS invitation FROM account, invitation`
    return [row?.account, row?.invitation]
  }
  const spend = Effect.gen(function* () {
    yield* putInstallation(makeStoredInvitation("code"))
    const use = { invitation: { id: "code", today: someDay } }
    yield* (yield* Directory).create(makeAccount(bob), use)
    const before = yield* Effect.promise(transactions)
    yield* sweepBefore({ invitations: someDay })
    return { before, after: yield* Effect.promise(transactions) }
  })
  const { before, after } = await Effect.runPromise(Effect.provide(spend, openStore({ url })))
  await sql.end()
  expect(before[1]).toBe(before[0])
  expect(after[1]).not.toBe(after[0])
})
