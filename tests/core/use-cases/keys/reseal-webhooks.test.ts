import { assert } from "@effect/vitest"
import { Effect } from "effect"
import type { Account } from "#core/domain/accounts/account.ts"
import { type Webhook, webhookPlace } from "#core/domain/accounts/webhook.ts"
import { checkTexts } from "#core/use-cases/keys/check-texts.ts"
import { resealFeedback } from "#core/use-cases/keys/reseal-feedback.ts"
import { someDay } from "../../../support/storage-records.ts"
import { accountOf, makeOwner } from "../../../support/world.ts"
import { putFields, sealedBy, testWithTwoKeys as test } from "./two-keys.ts"

const webhookSealedBy = (key: string, holder: Account): Webhook => ({
  target: sealedBy(key, "target", webhookPlace(holder)),
  form: "json",
  schedule: { every: "day", hour: 9, weekday: 1, zone: "UTC", since: someDay },
  state: "delivered"
})

test.each([
  ["old", "new"],
  ["new", "new"],
  ["lost", "lost"]
] as const)(
  "after a change of keys a webhook is sealed by the new one, or stays as it is: %s",
  function* ([before, after]) {
    const account = yield* makeOwner()
    yield* putFields(account, { webhook: webhookSealedBy(before, account) })
    yield* resealFeedback(() => Effect.void)
    assert.deepStrictEqual((yield* accountOf(account.owner)).webhook, webhookSealedBy(after, account))
  }
)

test("an account that moves to another store brings its webhook under the current key", function* () {
  const account = yield* makeOwner()
  const { page: _page, ...fields } = account
  const record = {
    ...fields,
    ...{ pausedOn: null, suspendedFor: null, leavesAt: null, hours: null },
    webhook: webhookSealedBy("old", account)
  }
  const moved = yield* checkTexts(record, { items: 0, unreadable: 0 })
  assert.deepInclude(moved, { webhook: webhookSealedBy("new", account) })
})
