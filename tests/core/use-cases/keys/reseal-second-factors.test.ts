import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { secretPlace } from "#core/domain/second-factor/second-factor-rules.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { secondFactorOfAdmin } from "#core/use-cases/admins/admin-second-factor.ts"
import { addAdmin } from "#core/use-cases/admins/manage-admins.ts"
import { checkTexts } from "#core/use-cases/keys/check-texts.ts"
import { resealFeedback } from "#core/use-cases/keys/reseal-feedback.ts"
import { accountOf, makeOwner } from "../../../support/world.ts"
import { putFields, sealedBy, testWithTwoKeys as test } from "./two-keys.ts"

const sealedSecondFactor = (key: string, holder: Parameters<typeof secretPlace>[0]) => ({
  secret: sealedBy(key, "secret", secretPlace(holder)),
  lastStep: 7,
  recoveryCodes: ["a digest"]
})

const rotate = resealFeedback(() => Effect.void)

test("a change of keys seals owners' and admins' secrets anew and leaves the rest of it", function* () {
  const account = yield* makeOwner()
  yield* putFields(account, { secondFactor: sealedSecondFactor("old", account) })
  const admin = yield* addAdmin({ username: "grace", password: "nine green boats at noon" })
  yield* secondFactorOfAdmin(admin).store(sealedSecondFactor("old", admin))
  yield* rotate
  const { admins } = yield* (yield* InstallationStore).read
  assert.deepStrictEqual((yield* accountOf(account.owner)).secondFactor, sealedSecondFactor("new", account))
  assert.deepStrictEqual(admins.get(admin.id)?.secondFactor, sealedSecondFactor("new", admin))
})

test("a secret that no key opens stays as it is", function* () {
  const account = yield* makeOwner()
  yield* putFields(account, { secondFactor: sealedSecondFactor("lost", account) })
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
