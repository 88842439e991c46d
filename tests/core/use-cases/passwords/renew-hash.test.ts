import { assert, describe } from "@effect/vitest"
import { Effect, Layer, Result } from "effect"
import { putChange } from "#core/domain/hives/change.ts"
import type { Directory } from "#core/ports/directory.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { HasherBusy, PasswordHasher } from "#core/ports/password-hasher.ts"
import { authenticate } from "#core/use-cases/accounts/authenticate.ts"
import { changeCredential } from "#core/use-cases/accounts/change-credential.ts"
import { signIn } from "#core/use-cases/accounts/sign-in.ts"
import { signUp } from "#core/use-cases/accounts/sign-up.ts"
import { signInAdmin } from "#core/use-cases/admins/admin-sessions.ts"
import { addAdmin, listAdmins } from "#core/use-cases/admins/manage-admins.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { accountOf, world } from "../../../support/world.ts"

const test = effectTestWith(world)

const password = "moss lantern river"
const asha = { email: "asha@example.org", password }
const grace = { username: "grace", password }
const [old, renewed] = [`old hash of ${password}`, `hash of ${password}`]

const oldOwner = Effect.gen(function* () {
  const { account } = yield* signUp(asha, "computer")
  return yield* changeCredential(account.owner, { passwordHash: old })
})

const oldAdmin = Effect.gen(function* () {
  const admin = yield* addAdmin(grace)
  yield* (yield* InstallationStore).change(() =>
    Result.succeed({ change: putChange({ ...admin, passwordHash: old }), answer: undefined })
  )
})

const adminHashes = Effect.map(listAdmins, (admins) => admins.map(({ passwordHash }) => passwordHash))

/** A hasher whose next hash is made while something else happens. */
const during = (happening: Effect.Effect<unknown, HasherBusy, Directory | InstallationStore>) =>
  Effect.provide(
    Layer.effect(PasswordHasher)(
      Effect.gen(function* () {
        const context = yield* Effect.context<Directory | InstallationStore>()
        return {
          hash: (given: string) => Effect.as(Effect.provide(happening, context), `hash of ${given}`),
          verify: (given: string, hash: string | null) => Effect.succeed(hash?.endsWith(given) === true),
          isOutdated: (hash: string) => hash.startsWith("old ")
        }
      })
    )
  )

const busy = during(Effect.fail(new HasherBusy()))

describe("a hash of former cost", () => {
  test("is made anew by an owner's right password, and by no wrong one", function* () {
    const { owner, updatedAt } = yield* oldOwner
    yield* Effect.flip(signIn({ ...asha, password: "moss lantern rivers" }, "computer"))
    assert.strictEqual((yield* accountOf(owner)).passwordHash, old)
    yield* authenticate((yield* signIn(asha, "computer")).token)
    const { passwordHash, ...rest } = yield* accountOf(owner)
    assert.deepStrictEqual([passwordHash, rest.updatedAt], [renewed, updatedAt])
    yield* signIn(asha, "computer")
  })

  test("is made anew by an admin's right password, and by no wrong one", function* () {
    yield* oldAdmin
    yield* Effect.flip(signInAdmin({ ...grace, password: "moss lantern rivers" }))
    assert.deepStrictEqual(yield* adminHashes, [old])
    yield* signInAdmin(grace)
    assert.deepStrictEqual(yield* adminHashes, [renewed])
  })

  test("stays, and signs in, while there is no room to hash", function* () {
    const { owner } = yield* oldOwner
    yield* oldAdmin
    yield* authenticate((yield* busy(signIn(asha, "computer"))).token)
    yield* busy(signInAdmin(grace))
    assert.strictEqual((yield* accountOf(owner)).passwordHash, old)
    assert.deepStrictEqual(yield* adminHashes, [old])
  })

  test("never comes back over a password that was changed meanwhile", function* () {
    const { owner } = yield* oldOwner
    const store = yield* Effect.context<Effect.Services<ReturnType<typeof changeCredential>>>()
    const change = changeCredential(owner, { passwordHash: "hash of another" })
    yield* during(Effect.orDie(Effect.provide(change, store)))(signIn(asha, "computer"))
    assert.strictEqual((yield* accountOf(owner)).passwordHash, "hash of another")
  })
})
