import { assert, describe } from "@effect/vitest"
import { DateTime, Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"
import { configuredKeys } from "#adapters/sealing/node/configured-keys.ts"
import { dayOf } from "#core/domain/values/day.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { AdminSessionStore } from "#core/ports/admin-session-store.ts"
import type { Directory } from "#core/ports/directory.ts"
import type { InstallationStore } from "#core/ports/installation-store.ts"
import { HasherBusy, PasswordHasher } from "#core/ports/password-hasher.ts"
import { SessionStore } from "#core/ports/session-store.ts"
import { authenticate } from "#core/use-cases/accounts/authenticate.ts"
import { changeCredential } from "#core/use-cases/accounts/change-credential.ts"
import { inviteAccount } from "#core/use-cases/accounts/create-account.ts"
import { accountOfTicket, signIn } from "#core/use-cases/accounts/sign-in.ts"
import { signOut } from "#core/use-cases/accounts/sign-out.ts"
import { signUp } from "#core/use-cases/accounts/sign-up.ts"
import { adminOfTicket, authenticateAdmin, signInAdmin } from "#core/use-cases/admins/admin-sessions.ts"
import { addAdmin, listAdmins } from "#core/use-cases/admins/manage-admins.ts"
import { sweepRetention } from "#core/use-cases/retention/sweep-retention.ts"
import { putInstallation } from "../../../contracts/storage-adapter.ts"
import { deletedBeforeSession } from "../../../support/deleted-before-session.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { readOnlyStore } from "../../../support/read-only-store.ts"
import { makeAccount } from "../../../support/storage-records.ts"
import { accountOf, plainHasher, world } from "../../../support/world.ts"

const test = effectTestWith(world)

const hour = 3_600_000

const asha = { email: "asha@example.org", password: "moss lantern river" }

describe("sign-up", () => {
  test("[spec 1 2] [spec 3 1] makes an account without name and link, and signs its owner in", function* () {
    const { account, token } = yield* signUp({ ...asha, email: " Asha@Example.org " }, "computer")
    const { owner, createdAt } = account
    const given = { email: asha.email, passwordHash: "hash of moss lantern river", createdAt }
    const empty = { name: null, bio: null, showBadgesOnLanding: false }
    assert.deepStrictEqual(account, makeAccount(owner, { ...given, ...empty, updatedAt: createdAt }))
    assert.strictEqual(createdAt, DateTime.formatIso(yield* DateTime.now))
    const lastUsedOn = dayOf(Date.parse(createdAt))
    assert.deepStrictEqual((yield* authenticate(token)).account, { ...account, lastUsedOn })
  })

  test("[spec 3 1] refuses an email in use, also in other case", function* () {
    yield* signUp(asha, "computer")
    const refused = yield* Effect.flip(signUp({ ...asha, email: "ASHA@example.org" }, "computer"))
    assert.strictEqual(refused._tag, "EmailTaken")
  })

  test("fails without a session if the account is deleted in the same instant", function* () {
    const refused = yield* Effect.flip(signUp(asha, "computer").pipe(deletedBeforeSession(asha.email)))
    assert.strictEqual(refused._tag, "OwnerNotFound")
  })
})

describe("sign-in", () => {
  test("[asvs V6.3.8] compares a hash for everybody, also for who has no password or no account", function* () {
    yield* signUp(asha, "computer")
    yield* inviteAccount("invited@example.org")
    const compared: Array<string> = []
    const comparing = Layer.succeed(PasswordHasher, {
      hash: Effect.succeed,
      verify: (password) => Effect.sync(() => compared.push(password) < 0),
      isOutdated: () => false
    })
    const emails = [asha.email, "invited@example.org", "nobody@example.org"]
    for (const email of emails) {
      yield* Effect.flip(Effect.provide(signIn({ email, password: `of ${email}` }, "computer"), comparing))
    }
    assert.deepStrictEqual(
      compared,
      emails.map((email) => `of ${email}`)
    )
  })
})

describe("a session", () => {
  const opens = (token: string | undefined) =>
    authenticate(token).pipe(
      Effect.as(true),
      Effect.catchTag("Unauthorized", () => Effect.succeed(false))
    )

  test("ends with sign-out, and others stay", function* () {
    const first = yield* signUp(asha, "computer")
    const second = yield* signIn(asha, "computer")
    for (const _time of [1, 2]) yield* signOut(first.token)
    assert.deepStrictEqual([yield* opens(first.token), yield* opens(second.token)], [false, true])
  })

  test("[spec 3 2] is kept under a digest of its secret, with its owner, the kind of device and the day alone", function* () {
    yield* TestClock.adjust("2 hours")
    const { account, token } = yield* signUp(asha, "tablet")
    const stored = Effect.map(
      SessionStore.use(({ find }) => find(`digest of ${token}`)),
      Option.getOrThrow
    )
    const session = {
      kind: "session",
      id: `digest of ${token}`,
      owner: account.owner,
      device: "tablet",
      createdAt: 2 * hour,
      lastSeenAt: 0
    }
    assert.deepStrictEqual<unknown>(yield* stored, session)
    yield* TestClock.adjust("20 hours")
    yield* authenticate(token)
    assert.deepStrictEqual<unknown>(yield* stored, session)
    yield* TestClock.adjust("5 hours")
    yield* authenticate(token)
    assert.deepStrictEqual<unknown>(yield* stored, { ...session, lastSeenAt: 24 * hour })
  })

  test("[spec 3 2] ends after 7 days unused", function* () {
    const { token } = yield* signUp(asha, "computer")
    yield* TestClock.adjust("6 days")
    assert.isTrue(yield* opens(token))
    yield* TestClock.adjust("7 days")
    assert.isFalse(yield* opens(token))
    yield* TestClock.adjust("-8 days")
    assert.isFalse(yield* opens(token))
  })

  test("is swept once it has ended", function* () {
    yield* signUp(asha, "computer")
    yield* TestClock.adjust("6 days")
    assert.strictEqual(yield* sweepRetention, 0)
    yield* TestClock.adjust("2 days")
    assert.strictEqual(yield* sweepRetention, 1)
  })
})

const grace = { username: "grace", password: asha.password }

describe("while the store can only be read", () => {
  const signedIn = Effect.gen(function* () {
    yield* addAdmin(grace)
    const [owner, admin] = [yield* signUp(asha, "computer"), yield* signInAdmin(grace)]
    return [authenticate(owner.token), authenticateAdmin(admin.token)] as const
  })

  test("a session opens, though its use on another day can't be noted", function* () {
    const [owner, admin] = yield* signedIn
    yield* TestClock.adjust("10 minutes")
    const store = yield* readOnlyStore
    assert.strictEqual((yield* Effect.provide(admin, store)).username, "grace")
    yield* TestClock.adjust("1 day")
    assert.strictEqual((yield* Effect.provide(owner, store)).account.email, asha.email)
  })

  test("one that has ended opens nothing, though it can't be removed", function* () {
    const [owner, admin] = yield* signedIn
    yield* TestClock.adjust("8 days")
    const store = yield* readOnlyStore
    const refused = [
      yield* Effect.flip(Effect.provide(owner, store)),
      yield* Effect.flip(Effect.provide(admin, store))
    ]
    assert.deepStrictEqual(
      refused.map(({ _tag }) => _tag),
      ["Unauthorized", "Unauthorized"]
    )
  })
})

test("an admin has at most fifty sessions, and the oldest ends; another admin's stays", function* () {
  const ada = { ...grace, username: "ada" }
  for (const admin of [grace, ada]) yield* addAdmin(admin)
  const other = yield* signInAdmin(ada)
  const first = yield* signInAdmin(grace)
  for (let index = 0; index < 50; index += 1) {
    yield* TestClock.adjust("1 second")
    yield* signInAdmin(grace)
  }
  const sessions = yield* AdminSessionStore.use(({ list }) => list)
  const isThere = ({ token }: { readonly token?: string }) =>
    sessions.some(({ id }) => id === `digest of ${token}`)
  assert.deepStrictEqual([sessions.length, isThere(first), isThere(other)], [51, false, true])
})

const [old, renewed] = [`old hash of ${asha.password}`, `hash of ${asha.password}`]

const oldOwner = Effect.gen(function* () {
  const { account } = yield* signUp(asha, "computer")
  return yield* changeCredential(account.owner, { passwordHash: old })
})

const oldAdmin = Effect.gen(function* () {
  const admin = yield* addAdmin(grace)
  yield* putInstallation({ ...admin, passwordHash: old })
})

const adminHashes = Effect.map(listAdmins, (admins) => admins.map(({ passwordHash }) => passwordHash))

/** A hasher whose next hash is made while something else happens. */
const during = (happening: Effect.Effect<unknown, HasherBusy, Directory | InstallationStore>) =>
  Effect.provide(
    Layer.effect(PasswordHasher)(
      Effect.gen(function* () {
        const context = yield* Effect.context<Directory | InstallationStore>()
        const hash = (given: string) => Effect.as(Effect.provide(happening, context), `hash of ${given}`)
        return { ...plainHasher, hash }
      })
    )
  )

/** The fake sealer's texts don't fit into a cookie. */
const sealing = Effect.provide(Layer.provide(aesSealer, configuredKeys(Buffer.alloc(32, 7))))

/** Another password is stored while the one that was typed is compared. */
const whileCompared = <R>(replace: Effect.Effect<unknown, never, R>) =>
  Effect.provide(
    Layer.effect(PasswordHasher)(
      Effect.map(Effect.context<R>(), (context) => ({
        ...plainHasher,
        verify: (...given) =>
          Effect.andThen(Effect.provideContext(replace, context), plainHasher.verify(...given))
      }))
    )
  )

describe("a former password whose comparison was under way when it was replaced", () => {
  const another = { passwordHash: "hash of another" }
  const secondFactor = { secret: Sealed("a secret"), lastStep: 0, recoveryCodes: [] }

  test("lets nobody enter an owner's code", function* () {
    const { account } = yield* signUp(asha, "computer")
    yield* changeCredential(account.owner, { secondFactor })
    const replace = Effect.orDie(changeCredential(account.owner, another))
    const { ticket } = yield* signIn(asha, "computer").pipe(whileCompared(replace), sealing)
    assert.strictEqual((yield* Effect.flip(sealing(accountOfTicket(ticket))))._tag, "SignInExpired")
  })

  test("lets nobody enter an admin's code", function* () {
    const admin = { ...(yield* addAdmin(grace)), secondFactor }
    yield* putInstallation(admin)
    const replace = Effect.orDie(putInstallation({ ...admin, ...another }))
    const { ticket } = yield* signInAdmin(grace).pipe(whileCompared(replace), sealing)
    assert.strictEqual((yield* Effect.flip(sealing(adminOfTicket(ticket))))._tag, "SignInExpired")
  })
})

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

  test("is made anew before a code is entered", function* () {
    const secondFactor = { secret: Sealed("a secret"), lastStep: 0, recoveryCodes: [] }
    const { owner } = yield* oldOwner
    yield* changeCredential(owner, { secondFactor })
    const { ticket } = yield* sealing(signIn(asha, "computer"))
    assert.strictEqual((yield* sealing(accountOfTicket(ticket))).passwordHash, renewed)
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
