import { assert } from "@effect/vitest"
import { Effect, Layer, Result } from "effect"
import type { Account } from "#core/domain/accounts/account.ts"
import { type Webhook, webhookPlace } from "#core/domain/accounts/webhook.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { type AssociatedData, Sealed } from "#core/domain/values/sealed.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { SealBroken, Sealer } from "#core/ports/sealer.ts"
import { checkTexts } from "#core/use-cases/keys/check-texts.ts"
import { resealFeedback } from "#core/use-cases/keys/reseal-feedback.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { someDay } from "../../../support/storage-records.ts"
import { accountOf, makeOwner, world } from "../../../support/world.ts"

const sealedBy = (key: string, text: string, place: AssociatedData) =>
  Sealed(JSON.stringify([key, place, text]))

/** Seals with the key "new", and opens what "old" sealed, too. */
const twoKeys = Layer.succeed(Sealer)({
  isCurrent: (sealed) => JSON.parse(sealed)[0] === "new",
  seal: (text, place) => Effect.succeed(sealedBy("new", text, place)),
  open: (sealed, place) => {
    const [key, sealedPlace, text] = JSON.parse(sealed)
    const opens = key !== "lost" && JSON.stringify(sealedPlace) === JSON.stringify(place)
    return opens ? Effect.succeed(text) : Effect.fail(new SealBroken({ cause: "another key" }))
  },
  fingerprint: (purpose, value) => Effect.succeed(`${purpose}(${value})`)
})

const test = effectTestWith(Layer.merge(world, twoKeys))

const webhookSealedBy = (key: string, holder: Account): Webhook => ({
  target: sealedBy(key, "target", webhookPlace(holder)),
  form: "json",
  schedule: { every: "day", hour: 9, weekday: 1, zone: "UTC", since: someDay },
  state: "delivered"
})

const giveWebhook = (account: Account, key: string) =>
  HiveStore.use((store) =>
    store.change(account.owner, {}, (hive) =>
      Result.succeed({
        change: putChange({ ...hive.account, webhook: webhookSealedBy(key, account) }),
        answer: undefined
      })
    )
  )

test.each([
  ["old", "new"],
  ["new", "new"],
  ["lost", "lost"]
] as const)(
  "after a change of keys a webhook is sealed by the new one, or stays as it is: %s",
  function* ([before, after]) {
    const account = yield* makeOwner()
    yield* giveWebhook(account, before)
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
