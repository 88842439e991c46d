import { assert } from "@effect/vitest"
import { Effect, Layer } from "effect"
import type { Account } from "#core/domain/accounts/account.ts"
import { type Webhook, webhookAssociatedData } from "#core/domain/accounts/webhook.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { secondFactorAssociatedData } from "#core/domain/second-factor/second-factor-rules.ts"
import { type AssociatedData, Sealed } from "#core/domain/values/sealed.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { SealBroken, Sealer } from "#core/ports/sealer.ts"
import { secondFactorOfAdmin } from "#core/use-cases/admins/admin-second-factor.ts"
import { addAdmin } from "#core/use-cases/admins/manage-admins.ts"
import { checkTexts } from "#core/use-cases/keys/check-texts.ts"
import { resealFeedback } from "#core/use-cases/keys/reseal-feedback.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { changeHive } from "../../../support/insights.ts"
import { someDay } from "../../../support/storage-records.ts"
import { accountOf, makeOwner, world } from "../../../support/world.ts"

const sealedBy = (key: string, text: string, place: AssociatedData) =>
  Sealed(JSON.stringify([key, place, text]))

/** Seals with the key "new", and opens what "old" sealed, too. */
const twoKeys = Layer.succeed(Sealer)({
  isCurrent: (sealed) => JSON.parse(sealed)[0] === "new",
  hasKeyOf: (sealed) => JSON.parse(sealed)[0] !== "lost",
  seal: (text, place) => Effect.succeed(sealedBy("new", text, place)),
  open: (sealed, place) => {
    const [key, sealedPlace, text] = JSON.parse(sealed)
    const opens = key !== "lost" && JSON.stringify(sealedPlace) === JSON.stringify(place)
    return opens ? Effect.succeed(text) : Effect.fail(new SealBroken({ cause: "another key" }))
  },
  fingerprint: (purpose, value) => Effect.succeed(`${purpose}(${value})`)
})

const test = effectTestWith(Layer.merge(world, twoKeys))

const secondFactorSealedBy = (key: string, holder: Parameters<typeof secondFactorAssociatedData>[0]) => ({
  secret: sealedBy(key, "secret", secondFactorAssociatedData(holder)),
  lastStep: 7,
  recoveryCodes: ["a digest"]
})

const webhookSealedBy = (key: string, holder: Account): Webhook => ({
  target: sealedBy(key, "target", webhookAssociatedData(holder)),
  form: "json",
  schedule: { every: "day", hour: 9, weekday: 1, zone: "UTC", since: someDay },
  state: "delivered"
})

/** An owner's secrets, of which the rest stays as it is. */
const secretsSealedBy = (key: string, holder: Account) => ({
  secondFactor: secondFactorSealedBy(key, holder),
  webhook: webhookSealedBy(key, holder)
})

const rotate = resealFeedback(() => Effect.void)

test.each([
  ["old", "new", { sealed: 2, items: 2, unreadable: 0 }],
  ["new", "new", { sealed: 0, items: 2, unreadable: 0 }],
  ["lost", "lost", { sealed: 0, items: 2, unreadable: 2 }]
] as const)(
  "after a change of keys an owner's secrets are sealed by the new one, or stay as they are, and are counted: %s",
  function* ([before, after, counts]) {
    const account = yield* makeOwner()
    yield* changeHive(account.owner, putChange({ ...account, ...secretsSealedBy(before, account) }))
    assert.deepStrictEqual(yield* rotate, counts)
    assert.deepInclude(yield* accountOf(account.owner), secretsSealedBy(after, account))
  }
)

test.each([
  ["old", "new", { sealed: 1, items: 1, unreadable: 0 }],
  ["lost", "lost", { sealed: 0, items: 1, unreadable: 1 }]
] as const)(
  "a change of keys seals admins' secrets anew, and counts them: %s",
  function* ([before, after, counts]) {
    const admin = yield* addAdmin({ username: "grace", password: "nine green boats at noon" })
    yield* secondFactorOfAdmin(admin, undefined).store(secondFactorSealedBy(before, admin))
    assert.deepStrictEqual(yield* rotate, counts)
    const { admins } = yield* (yield* InstallationStore).read
    assert.deepStrictEqual(admins.get(admin.id)?.secondFactor, secondFactorSealedBy(after, admin))
  }
)

test.each([
  ["old", "new", 0],
  ["lost", "lost", 2]
] as const)(
  "an account that moves to another store brings its secrets, which are counted: %s",
  function* ([before, after, unreadable]) {
    const account = yield* makeOwner()
    const { page: _page, ...fields } = account
    const record = {
      ...fields,
      pausedOn: null,
      suspendedFor: null,
      leavesAt: null,
      hours: null,
      ...secretsSealedBy(before, account)
    }
    const count = { items: 0, unreadable: 0 }
    assert.deepInclude(yield* checkTexts(record, count), secretsSealedBy(after, account))
    assert.deepStrictEqual(count, { items: 2, unreadable })
  }
)
