import { assert, describe } from "@effect/vitest"
import { Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { Device } from "#core/domain/accounts/device.ts"
import { closuresOf } from "#core/domain/accounts/page.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { IdentityProvider } from "#core/ports/identity-provider.ts"
import { PasswordHasher } from "#core/ports/password-hasher.ts"
import { SessionStore } from "#core/ports/session-store.ts"
import { authenticate } from "#core/use-cases/accounts/authenticate.ts"
import { changeCredential } from "#core/use-cases/accounts/change-credential.ts"
import { changeEmail } from "#core/use-cases/accounts/change-email.ts"
import { changePassword } from "#core/use-cases/accounts/change-password.ts"
import { endOtherSessions, endSession, listSessions } from "#core/use-cases/accounts/manage-sessions.ts"
import { startAccountDeletion } from "#core/use-cases/accounts/pending-deletion.ts"
import { startAccountRemoval } from "#core/use-cases/accounts/remove-account.ts"
import { signIn } from "#core/use-cases/accounts/sign-in.ts"
import { signUp } from "#core/use-cases/accounts/sign-up.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { accountOf, idleIssuer, plainHasher, world } from "../../../support/world.ts"

const test = effectTestWith(world)

const current = "moss lantern river"
const newPassword = "a stone under the bridge"
const asha = { email: "asha@example.org", password: current }
const ben = { email: "ben@example.org", password: "nine herons at the pond" }

const opens = (token: string) =>
  authenticate(token).pipe(
    Effect.as(true),
    Effect.catchTag("Unauthorized", () => Effect.succeed(false))
  )

const signInWithoutCode = (device: Device) =>
  Effect.map(signIn(asha, device), (signedIn) =>
    "token" in signedIn ? signedIn.token : assert.fail("a code was asked for")
  )

/** Asha on three devices, and Ben; Asha asks on the phone. */
const signUpEverybody = Effect.gen(function* () {
  const computer = (yield* signUp(asha, "computer")).token
  const phone = yield* signInWithoutCode("phone")
  const tablet = yield* signInWithoutCode("tablet")
  const other = (yield* signUp(ben, "computer")).token
  return { asking: yield* authenticate(phone), computer, phone, tablet, other }
})

const openedSessions = ({ computer, phone, tablet, other }: Tokens) =>
  Effect.forEach([phone, computer, tablet, other], opens)

type Tokens = Omit<Effect.Success<typeof signUpEverybody>, "asking">

describe("a password", () => {
  test("is changed by whoever knows it, and ends all sessions; this one goes on under another secret", function* () {
    const { asking, ...tokens } = yield* signUpEverybody
    const phone = yield* changePassword(asking, { current, next: newPassword }, "en")
    assert.deepStrictEqual(yield* openedSessions(tokens), [false, false, false, true])
    const { session } = yield* authenticate(phone)
    assert.deepInclude(session, { owner: asking.account.owner, device: "phone" })
    assert.strictEqual((yield* listSessions(session)).length, 1)
    yield* signIn({ ...asha, password: newPassword }, "phone")
    assert.strictEqual((yield* Effect.flip(signIn(asha, "phone")))._tag, "InvalidCredentials")
  })

  test("is changed by no session that was ended meanwhile, which goes on under no other secret", function* () {
    const { asking, ...tokens } = yield* signUpEverybody
    yield* endSession(asking.account.owner, asking.session.id)
    assert.strictEqual(
      (yield* Effect.flip(changePassword(asking, { current, next: newPassword }, "en")))._tag,
      "OwnerNotFound"
    )
    assert.deepStrictEqual(yield* openedSessions(tokens), [false, true, true, true])
    yield* signIn(asha, "phone")
  })

  test("stays, and so do all sessions, when the wrong one is given or the next one is weak", function* () {
    const { asking, ...tokens } = yield* signUpEverybody
    const tagOf = (given: { current: string; next: string }) =>
      Effect.map(Effect.flip(changePassword(asking, given, "en")), ({ _tag }) => _tag)
    assert.strictEqual(yield* tagOf({ current: ben.password, next: newPassword }), "WrongPassword")
    assert.strictEqual(yield* tagOf({ current: "", next: newPassword }), "InvalidInput")
    for (const weak of ["short", "password1234", asha.email, "nul \u0000 character"])
      assert.strictEqual(yield* tagOf({ current, next: weak }), "InvalidInput")
    assert.deepStrictEqual(yield* openedSessions(tokens), [true, true, true, true])
    yield* signIn(asha, "phone")
  })

  test("[asvs V6.2.3] that two change at once is changed once: the second has confirmed what holds no more", function* () {
    const { asking } = yield* signUpEverybody
    yield* changePassword(asking, { current, next: newPassword }, "en")
    const second = yield* Effect.flip(
      changePassword(asking, { current, next: "another stone, another bridge" }, "en")
    )
    assert.strictEqual(second._tag, "WrongPassword")
    const late = yield* Effect.flip(changeEmail(asking, { password: current, email: "evil@example.org" }))
    assert.strictEqual(late._tag, "WrongPassword")
  })

  test("that is changed while somebody signs in with the old one lets nobody in by it", function* () {
    const { asking } = yield* signUpEverybody
    const { owner } = asking.account
    const refused = yield* Effect.flip(resetMeanwhile(owner)(signIn(asha, "phone")))
    assert.strictEqual(refused._tag, "InvalidCredentials")
    assert.deepStrictEqual((yield* accountOf(owner)).passwordHash, "hash of another")
  })
})

/** A hasher whose first check is slow: the operator resets the password meanwhile. */
const resetMeanwhile = (owner: OwnerId) =>
  Effect.provide(
    Layer.effect(PasswordHasher)(
      Effect.gen(function* () {
        const context = yield* Effect.context<HiveStore>()
        const reset = Effect.provide(changeCredential(owner, { passwordHash: "hash of another" }), context)
        return {
          ...plainHasher,
          verify: (given: string, hash: string | null) =>
            Effect.as(Effect.orDie(reset), hash === `hash of ${given}`)
        }
      })
    )
  )

describe("an email", () => {
  test("is changed by whoever knows the password, and signs in from then on", function* () {
    const { asking, ...tokens } = yield* signUpEverybody
    const changed = yield* changeEmail(asking, { password: current, email: " Asha.New@Example.org " })
    assert.strictEqual(changed.email, "asha.new@example.org")
    assert.deepStrictEqual(yield* openedSessions(tokens), [true, true, true, true])
    yield* signIn({ ...asha, email: "asha.new@example.org" }, "phone")
    assert.strictEqual((yield* Effect.flip(signIn(asha, "phone")))._tag, "InvalidCredentials")
    yield* signUp(asha, "phone")
  })

  test("stays with a wrong password, a malformed address, or one of somebody else", function* () {
    const { asking } = yield* signUpEverybody
    const tagOf = (given: { password?: string; email: string }) =>
      Effect.map(Effect.flip(changeEmail(asking, given)), ({ _tag }) => _tag)
    assert.strictEqual(yield* tagOf({ password: newPassword, email: "new@example.org" }), "WrongPassword")
    assert.strictEqual(yield* tagOf({ email: "new@example.org" }), "InvalidInput")
    assert.strictEqual(yield* tagOf({ password: current, email: "asha" }), "InvalidInput")
    assert.strictEqual(yield* tagOf({ password: current, email: "BEN@example.org" }), "EmailTaken")
    assert.strictEqual((yield* accountOf(asking.account.owner)).email, asha.email)
    yield* changeEmail(asking, { password: current, email: asha.email })
  })
})

describe("where an issuer signs people in", () => {
  test("a sign-in of the last ten minutes stands for the password, and there is none to change", function* () {
    const { asking } = yield* signUpEverybody
    yield* Effect.gen(function* () {
      yield* TestClock.adjust("9 minutes")
      yield* changeEmail(asking, { email: "new@example.org" })
      yield* TestClock.adjust("1 minute")
      const late = yield* Effect.flip(changeEmail(asking, { password: current, email: "late@example.org" }))
      assert.strictEqual(late._tag, "SignInAgain")
      const none = yield* Effect.flip(changePassword(asking, { current, next: newPassword }, "en"))
      assert.strictEqual(none._tag, "PasswordsOff")
    }).pipe(Effect.provideService(IdentityProvider, Option.some(idleIssuer)))
  })
})

describe("[asvs V7.4.1] an owner's sessions", () => {
  test("are told by device and day, this one first, and ended ones not at all", function* () {
    yield* TestClock.setTime(Date.parse("2026-11-20T17:45:00Z"))
    yield* signUp(asha, "tablet")
    yield* TestClock.adjust("6 days")
    const computer = yield* signIn(asha, "computer")
    yield* TestClock.adjust("1 day")
    const phone = yield* signIn(asha, "phone")
    yield* signUp(ben, "phone")
    const listed = yield* listSessions((yield* authenticate(phone.token)).session)
    assert.deepStrictEqual(
      listed.map(({ id, device, lastUsedAt, isCurrent }) => [id, device, lastUsedAt, isCurrent]),
      [
        [`digest of ${phone.token}`, "phone", "2026-11-27T12:00:00.000Z", true],
        [`digest of ${computer.token}`, "computer", "2026-11-26T12:00:00.000Z", false]
      ]
    )
  })

  test("end one by one, or all but this one; somebody else's is as unknown as none", function* () {
    const { asking, ...tokens } = yield* signUpEverybody
    const { owner } = asking.account
    yield* endSession(owner, `digest of ${tokens.tablet}`)
    for (const id of [`digest of ${tokens.tablet}`, `digest of ${tokens.other}`, tokens.phone, "none"])
      assert.strictEqual((yield* Effect.flip(endSession(owner, id)))._tag, "SessionNotFound")
    assert.deepStrictEqual(yield* openedSessions(tokens), [true, true, false, true])
    for (const _time of [1, 2]) yield* endOtherSessions(asking.session)
    assert.deepStrictEqual(yield* openedSessions(tokens), [true, false, false, true])
    yield* endSession(owner, asking.session.id)
    assert.isFalse(yield* opens(tokens.phone))
  })

  test("that have ended are not revived by a use that was under way", function* () {
    const { asking, ...tokens } = yield* signUpEverybody
    yield* TestClock.adjust("1 day")
    const found = yield* SessionStore.use(({ find }) => find(`digest of ${tokens.tablet}`))
    yield* endOtherSessions(asking.session)
    const late = Layer.succeed(SessionStore, { find: () => Effect.succeed(found) })
    yield* Effect.provide(authenticate(tokens.tablet), late)
    assert.isFalse(yield* opens(tokens.tablet))
  })
})

describe("an account", () => {
  test("is left by no session that ended while the password was compared", function* () {
    const { asking, ...tokens } = yield* signUpEverybody
    const { account, session } = asking
    yield* endSession(account.owner, session.id)
    const refused = yield* Effect.flip(startAccountDeletion(account.owner, session))
    assert.strictEqual(refused._tag, "OwnerNotFound")
    assert.strictEqual((yield* accountOf(account.owner)).page.state, "open")
    assert.deepStrictEqual(yield* openedSessions(tokens), [false, true, true, true])
  })

  test("that two operators delete at once goes at the time that the first of them read", function* () {
    const { owner } = (yield* signUp(asha, "computer")).account
    const hives = yield* HiveStore
    const services = yield* Effect.context<Effect.Services<ReturnType<typeof startAccountRemoval>>>()
    const first = Effect.orDie(Effect.provide(startAccountRemoval(null, owner), services))
    const { page } = yield* startAccountRemoval(null, owner).pipe(
      Effect.provideService(HiveStore, {
        ...hives,
        read: (id, query) =>
          Effect.tap(hives.read(id, query), () => Effect.andThen(first, TestClock.adjust("1 minute")))
      })
    )
    assert.strictEqual(closuresOf(page).removedAt, "1970-01-02T00:00:00.000Z")
  })
})
