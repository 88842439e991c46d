import { Effect, Result } from "effect"
import { expect, test } from "vitest"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { installationOwner } from "#core/domain/accounts/installation-owner.ts"
import { putChange } from "#core/domain/hives/change.ts"
import type { Invitation } from "#core/domain/invitations/invitation.ts"
import { Day } from "#core/domain/values/day.ts"
import { Directory } from "#core/ports/directory.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { Retention } from "#core/ports/retention.ts"
import { openSql } from "../../../support/postgres.ts"
import { makeAccount } from "../../../support/storage-records.ts"
import { openStore, schemaForThisTest } from "./test-store.ts"

const today = Day("2026-11-20")

const invitation: Invitation = {
  kind: "invitation",
  owner: installationOwner,
  id: "code",
  madeOn: today,
  lastDay: Day("2026-11-27"),
  uses: 1,
  used: 0
}

const never = {
  sessionSeen: 0,
  sessionCreated: 0,
  adminSessionSeen: 0,
  adminSessionCreated: 0,
  formerEmails: 0,
  submissionKeys: today,
  invitations: today,
  reports: today,
  shownNotes: today,
  withdrawnNotes: today
}

test("[anon A28] the hourly sweep takes from a spent invitation the transaction that made its account", async () => {
  const url = await schemaForThisTest()
  const sql = openSql(url)
  const transactions = async () => {
    const [row] = await sql<Array<{ account: string; invitation: string }>>`
      SELECT account.xmin::text AS account, invitation.xmin::text AS invitation FROM account, invitation`
    return [row?.account, row?.invitation]
  }
  const spend = Effect.gen(function* () {
    yield* (yield* InstallationStore).change(() =>
      Result.succeed({ change: putChange(invitation), answer: undefined })
    )
    const use = { invitation: { id: "code", today } }
    yield* (yield* Directory).create(makeAccount(OwnerId("bob")), use)
    const before = yield* Effect.promise(transactions)
    yield* (yield* Retention).sweep(never)
    return { before, after: yield* Effect.promise(transactions) }
  })
  const { before, after } = await Effect.runPromise(Effect.provide(spend, openStore({ url })))
  await sql.end()
  expect(before[1]).toBe(before[0])
  expect(after[1]).not.toBe(after[0])
})
