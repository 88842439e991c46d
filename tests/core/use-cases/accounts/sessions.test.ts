import { assert, describe } from "@effect/vitest"
import { DateTime, Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import { noQuestions } from "#core/domain/questions/owner-questions.ts"
import { initialRelease } from "#core/domain/release/owner-release.ts"
import { noSyndication } from "#core/domain/syndication/syndication.ts"
import { dayOf } from "#core/domain/values/day.ts"
import { PasswordHasher } from "#core/ports/password-hasher.ts"
import { SessionStore } from "#core/ports/session-store.ts"
import { authenticate } from "#core/use-cases/accounts/authenticate.ts"
import { inviteAccount } from "#core/use-cases/accounts/create-account.ts"
import { signIn } from "#core/use-cases/accounts/sign-in.ts"
import { signOut } from "#core/use-cases/accounts/sign-out.ts"
import { signUp } from "#core/use-cases/accounts/sign-up.ts"
import { sweepRetention } from "#core/use-cases/retention/sweep-retention.ts"
import { deletedBeforeSession } from "../../../support/deleted-before-session.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { closedWorld, world } from "../../../support/world.ts"

const test = effectTestWith(world)

const hour = 3_600_000

const asha = { email: "asha@example.org", password: "moss lantern river" }

describe("sign-up", () => {
  test("[spec 1 2] [spec 3 1] makes an account without name and link, and signs its owner in", function* () {
    const { account, token } = yield* signUp({ ...asha, email: " Asha@Example.org " }, "computer")
    assert.strictEqual(account.email, "asha@example.org")
    const { owner, createdAt } = account
    assert.deepStrictEqual(account, {
      ...{ kind: "account", owner, id: owner, email: "asha@example.org" },
      ...{ passwordHash: "hash of moss lantern river", identity: null, firstName: null, lastName: null },
      ...{ name: null, jobTitle: null, bio: null, profileImageUrl: null, feedbackLink: null },
      ...{
        reset: null,
        secondFactor: null,
        operatorResets: [],
        lastUsedOn: null,
        digest: null,
        language: null,
        webhook: null,
        release: initialRelease,
        questions: noQuestions,
        syndication: noSyndication,
        previewPhoto: false,
        page: { state: "open" as const, hours: { closedFor: 0, openedAt: 0 } }
      },
      ...{ showBadgesOnLanding: false, createdAt, updatedAt: createdAt }
    })
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

  effectTestWith(closedWorld)("is refused where it is closed", function* () {
    assert.strictEqual((yield* Effect.flip(signUp(asha, "computer")))._tag, "SignUpClosed")
  })
})

describe("sign-in", () => {
  test("says the same for an unknown email and a wrong password", function* () {
    yield* signUp(asha, "computer")
    const wrong = yield* Effect.flip(signIn({ ...asha, password: "moss lantern rivers" }, "computer"))
    const unknown = yield* Effect.flip(signIn({ ...asha, email: "nobody@example.org" }, "computer"))
    assert.strictEqual(wrong.message, "Invalid email or password.")
    assert.deepStrictEqual(unknown, wrong)
  })

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

  test("gives a new secret each time", function* () {
    const first = yield* signUp(asha, "computer")
    const second = yield* signIn(asha, "computer")
    assert.notStrictEqual(second.token, first.token)
    assert.strictEqual((yield* authenticate(second.token)).account.owner, first.account.owner)
  })
})

describe("a session", () => {
  const opens = (token: string | undefined) =>
    authenticate(token).pipe(
      Effect.as(true),
      Effect.catchTag("Unauthorized", () => Effect.succeed(false))
    )

  test("is opened by its secret alone", function* () {
    yield* signUp(asha, "computer")
    for (const token of [undefined, "", "token-forged"]) assert.isFalse(yield* opens(token))
  })

  test("ends with sign-out, and others stay", function* () {
    const first = yield* signUp(asha, "computer")
    const second = yield* signIn(asha, "computer")
    yield* signOut(first.token)
    yield* signOut(first.token)
    assert.isFalse(yield* opens(first.token))
    assert.isTrue(yield* opens(second.token))
  })

  test("[spec 3 2] is kept under a digest of its secret, with its owner, the kind of device and the day alone", function* () {
    yield* TestClock.adjust("2 hours")
    const { account, token } = yield* signUp(asha, "tablet")
    const stored = Effect.map(
      SessionStore.use(({ find }) => find(`digest of ${token}`)),
      Option.getOrThrow
    )
    const session = {
      ...{ kind: "session", id: `digest of ${token}`, owner: account.owner },
      ...{ device: "tablet", createdAt: 2 * hour, lastSeenAt: 0 }
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
