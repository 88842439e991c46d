import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { SessionStore } from "#core/ports/session-store.ts"
import { authenticate } from "#core/use-cases/accounts/authenticate.ts"
import { signIn } from "#core/use-cases/accounts/sign-in.ts"
import { signOut } from "#core/use-cases/accounts/sign-out.ts"
import { signUp } from "#core/use-cases/accounts/sign-up.ts"
import { sweepRetention } from "#core/use-cases/retention/sweep-retention.ts"
import { closedWorld, world } from "../../support/world.ts"

const asha = { email: "asha@example.org", password: "moss lantern river" }

describe("sign-up", () => {
  it.effect("[spec 1 2] [spec 3 1] makes an account without name and link, and signs its owner in", () =>
    Effect.gen(function* () {
      const { account, token } = yield* signUp({ ...asha, email: " Asha@Example.org " })
      assert.strictEqual(account.email, "asha@example.org")
      const { owner, createdAt } = account
      assert.deepStrictEqual(account, {
        ...{ kind: "account", owner, id: owner, email: "asha@example.org" },
        ...{ passwordHash: "hash of moss lantern river", identity: null, firstName: null, lastName: null },
        ...{ name: null, jobTitle: null, bio: null, profileImageUrl: null, feedbackLink: null },
        ...{ showBadgesOnLanding: false, createdAt, updatedAt: createdAt }
      })
      assert.strictEqual(createdAt, DateTime.formatIso(yield* DateTime.now))
      assert.deepStrictEqual(yield* authenticate(token), account)
    }).pipe(Effect.provide(world))
  )

  it.effect("[spec 3 1] refuses an e-mail in use, also in other case", () =>
    Effect.gen(function* () {
      yield* signUp(asha)
      const refused = yield* Effect.flip(signUp({ ...asha, email: "ASHA@example.org" }))
      assert.strictEqual(refused._tag, "EmailTaken")
    }).pipe(Effect.provide(world))
  )

  it.effect("refuses malformed e-mails and weak passwords", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(signUp({ ...asha, email: "asha" })))._tag, "InvalidInput")
      assert.strictEqual(
        (yield* Effect.flip(signUp({ ...asha, password: "password1234" })))._tag,
        "InvalidInput"
      )
    }).pipe(Effect.provide(world))
  )

  it.effect("is refused where it is closed", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(signUp(asha)))._tag, "SignUpClosed")
    }).pipe(Effect.provide(closedWorld))
  )
})

describe("sign-in", () => {
  it.effect("says the same for an unknown e-mail and a wrong password", () =>
    Effect.gen(function* () {
      yield* signUp(asha)
      const wrong = yield* Effect.flip(signIn({ ...asha, password: "moss lantern rivers" }))
      const unknown = yield* Effect.flip(signIn({ ...asha, email: "nobody@example.org" }))
      assert.strictEqual(wrong.message, "Invalid email or password.")
      assert.deepStrictEqual(unknown, wrong)
    }).pipe(Effect.provide(world))
  )

  it.effect("gives a new secret each time", () =>
    Effect.gen(function* () {
      const first = yield* signUp(asha)
      const second = yield* signIn(asha)
      assert.notStrictEqual(second.token, first.token)
      assert.strictEqual((yield* authenticate(second.token)).owner, first.account.owner)
    }).pipe(Effect.provide(world))
  )
})

describe("a session", () => {
  const opens = (token: string | undefined) =>
    authenticate(token).pipe(
      Effect.as(true),
      Effect.catchTag("Unauthorized", () => Effect.succeed(false))
    )

  it.effect("is opened by its secret alone", () =>
    Effect.gen(function* () {
      yield* signUp(asha)
      for (const token of [undefined, "", "token-forged"]) assert.isFalse(yield* opens(token))
    }).pipe(Effect.provide(world))
  )

  it.effect("ends with sign-out, and others stay", () =>
    Effect.gen(function* () {
      const first = yield* signUp(asha)
      const second = yield* signIn(asha)
      yield* signOut(first.token)
      yield* signOut(first.token)
      assert.isFalse(yield* opens(first.token))
      assert.isTrue(yield* opens(second.token))
    }).pipe(Effect.provide(world))
  )

  it.effect("[spec 3 2] is kept under a digest of its secret, with its owner and its times alone", () =>
    Effect.gen(function* () {
      const { account, token } = yield* signUp(asha)
      yield* TestClock.adjust("2 hours")
      yield* authenticate(token)
      const found = yield* (yield* SessionStore).find(`digest of ${token}`)
      const now = DateTime.toEpochMillis(yield* DateTime.now)
      assert.deepStrictEqual(Option.getOrThrow(found), {
        ...{ kind: "session", id: `digest of ${token}`, owner: account.owner },
        ...{ createdAt: now - 7_200_000, lastSeenAt: now }
      })
    }).pipe(Effect.provide(world))
  )

  it.effect("[spec 3 2] ends after 7 days unused", () =>
    Effect.gen(function* () {
      const { token } = yield* signUp(asha)
      yield* TestClock.adjust("6 days")
      assert.isTrue(yield* opens(token))
      yield* TestClock.adjust("7 days")
      assert.isFalse(yield* opens(token))
      yield* TestClock.adjust("-8 days")
      assert.isFalse(yield* opens(token))
    }).pipe(Effect.provide(world))
  )

  it.effect("ends after 30 days however much it is used", () =>
    Effect.gen(function* () {
      const { token } = yield* signUp(asha)
      for (let day = 0; day < 29; day++) {
        yield* TestClock.adjust("1 day")
        assert.isTrue(yield* opens(token))
      }
      yield* TestClock.adjust("1 day")
      assert.isFalse(yield* opens(token))
    }).pipe(Effect.provide(world))
  )

  it.effect("is swept once it has ended", () =>
    Effect.gen(function* () {
      yield* signUp(asha)
      yield* TestClock.adjust("6 days")
      assert.strictEqual(yield* sweepRetention, 0)
      yield* TestClock.adjust("2 days")
      assert.strictEqual(yield* sweepRetention, 1)
    }).pipe(Effect.provide(world))
  )
})
