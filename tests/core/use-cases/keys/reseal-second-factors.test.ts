import { assert } from "@effect/vitest"
import { Effect, Layer, Result } from "effect"
import type { Account } from "#core/domain/accounts/account.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { secretPlace } from "#core/domain/second-factor/second-factor-rules.ts"
import { type AssociatedData, Sealed } from "#core/domain/values/sealed.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { SealBroken, Sealer } from "#core/ports/sealer.ts"
import { secondFactorOfAdmin } from "#core/use-cases/admins/admin-second-factor.ts"
import { addAdmin } from "#core/use-cases/admins/manage-admins.ts"
import { checkTexts } from "#core/use-cases/keys/check-texts.ts"
import { resealFeedback } from "#core/use-cases/keys/reseal-feedback.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
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

const sealedSecondFactor = (key: string, holder: Parameters<typeof secretPlace>[0]) => ({
  secret: sealedBy(key, "secret", secretPlace(holder)),
  lastStep: 7,
  recoveryCodes: ["a digest"]
})

const giveOwner = (account: Account, key: string) =>
  HiveStore.use((store) =>
    store.change(account.owner, {}, (hive) =>
      Result.succeed({
        change: putChange({ ...hive.account, secondFactor: sealedSecondFactor(key, account) }),
        answer: undefined
      })
    )
  )

const rotate = resealFeedback(() => Effect.void)

test("a change of keys seals owners' and admins' secrets anew and leaves the rest of it", function* () {
  const account = yield* makeOwner()
  yield* giveOwner(account, "old")
  const admin = yield* addAdmin({ username: "grace", password: "nine green boats at noon" })
  yield* secondFactorOfAdmin(admin).store(sealedSecondFactor("old", admin))
  yield* rotate
  const { admins } = yield* (yield* InstallationStore).read
  assert.deepStrictEqual((yield* accountOf(account.owner)).secondFactor, sealedSecondFactor("new", account))
  assert.deepStrictEqual(admins.get(admin.id)?.secondFactor, sealedSecondFactor("new", admin))
})

test("a secret that no key opens stays as it is", function* () {
  const account = yield* makeOwner()
  yield* giveOwner(account, "lost")
  yield* rotate
  assert.deepStrictEqual((yield* accountOf(account.owner)).secondFactor, sealedSecondFactor("lost", account))
})

test("an account that moves to another store brings its secret under the current key", function* () {
  const { page: _page, ...account } = yield* makeOwner()
  const record = {
    ...account,
    ...{ pausedOn: null, suspendedFor: null, leavesAt: null, hours: null },
    secondFactor: sealedSecondFactor("old", account)
  }
  const moved = yield* checkTexts(record, { items: 0, unreadable: 0 })
  assert.deepInclude(moved, { secondFactor: sealedSecondFactor("new", account) })
})
