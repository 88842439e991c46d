import { assert, describe } from "@effect/vitest"
import { Effect, Layer, Option, Result } from "effect"
import { TestClock } from "effect/testing"
import { keyLengthBytes } from "#adapters/sealing/sealed-format.ts"
import { webKeys } from "#adapters/sealing/web/web-keys.ts"
import { webSealer } from "#adapters/sealing/web/web-sealer.ts"
import { webSecrets } from "#adapters/sealing/web/web-secrets.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import type { SignUpMode } from "#core/domain/accounts/sign-up-mode.ts"
import { maxOpenInvitations } from "#core/domain/invitations/invitation-rules.ts"
import { Day } from "#core/domain/values/day.ts"
import { dayMillis } from "#core/domain/values/durations.ts"
import { Directory } from "#core/ports/directory.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import { StoreSnapshots } from "#core/ports/store-snapshots.ts"
import { admitByCode, invitationIdOf } from "#core/use-cases/accounts/admit-sign-up.ts"
import { storeAccount } from "#core/use-cases/accounts/store-account.ts"
import { makeInvitation } from "#core/use-cases/invitations/make-invitation.ts"
import { withdrawInvitation } from "#core/use-cases/invitations/withdraw-invitation.ts"
import { outbox } from "#core/use-cases/mails/outbox.ts"
import { sweepRetention } from "#core/use-cases/retention/sweep-retention.ts"
import { mailTexts } from "../support/mail-texts.ts"
import { makeStoredInvitation as invitation, makeAccount, someDay } from "../support/storage-records.ts"
import { type ContractTest, putInstallation, unbounded, withServices } from "./storage-adapter.ts"

const noon = Date.parse(`${someDay}T12:00:00Z`)

const newAccount = (name: string) => makeAccount(OwnerId(name), { email: `${name}@example.org` })

const invitations = InstallationStore.use((store) => store.invitations)

const join = (name: string, id: string, today = someDay) =>
  Directory.use((directory) =>
    Effect.result(directory.create(newAccount(name), { invitation: { id, today } }))
  )

const failureOf = (result: Result.Result<unknown, { readonly _tag: string }>): string =>
  Result.isFailure(result) ? result.failure._tag : ""

const hasAccount = (name: string) =>
  Directory.use(({ findByEmail }) => Effect.map(findByEmail(`${name}@example.org`), Option.isSome))

const names = (count: number) => Array.from({ length: count }, (_, index) => `guest-${index}`)

const otherKey = Layer.provide(Layer.fresh(webSealer), webKeys(new Uint8Array(keyLengthBytes).fill(1)))

const signUpWorld = (mode: SignUpMode) =>
  Layer.mergeAll(
    Layer.provide(webSealer, webKeys(new Uint8Array(keyLengthBytes))),
    webSecrets,
    Layer.fresh(outbox),
    mailTexts,
    Layer.succeed(SignUpPolicy)({ mode })
  )

const codeIn = (link: string): string => new URL(link).hash.slice(1)

const spendingTests = (test: ContractTest) => {
  for (const [uses, guests] of [
    [1, 2],
    [20, 30]
  ] as const) {
    test(`of ${uses} uses opens as many accounts of ${guests} that race for it, and loses none`, function* () {
      yield* putInstallation(invitation("code", { uses }), invitation("other"))
      const results = yield* Effect.forEach(names(guests), (name) => join(name, "code"), unbounded)
      const refused = results.map(failureOf).filter((tag) => tag !== "")
      assert.deepStrictEqual(refused, Array(guests - uses).fill("InvitationUnusable"))
      const made = yield* Effect.forEach(names(guests), hasAccount)
      assert.deepStrictEqual(made, results.map(Result.isSuccess))
      const left = (yield* invitations).toSorted((a, b) => a.id.localeCompare(b.id))
      assert.deepStrictEqual(left, [invitation("code", { uses, used: uses }), invitation("other")])
    })
  }

  test("opens nothing where it was never made, was spent, withdrawn, or has ended, and all say the same", function* () {
    yield* putInstallation(
      invitation("spent", { used: 1 }),
      invitation("old", { lastDay: Day("2026-11-19") })
    )
    const results = yield* Effect.forEach(["none", "spent", "old"], (id) => join(`by-${id}`, id))
    assert.deepStrictEqual(results.map(failureOf), Array(3).fill("InvitationUnusable"))
    assert.isTrue(
      Result.isSuccess(
        yield* Effect.andThen(putInstallation(invitation("last")), join("bob", "last", Day("2026-11-27")))
      )
    )
  })

  test("is not spent where the email is taken", function* () {
    yield* putInstallation(invitation("code"))
    yield* Directory.use(({ create }) => create(newAccount("eve")))
    const another = { ...newAccount("other"), email: "eve@example.org" }
    const use = { invitation: { id: "code", today: someDay } }
    const refused = yield* Directory.use(({ create }) => Effect.flip(create(another, use)))
    assert.strictEqual(refused._tag, "EmailTaken")
    assert.deepStrictEqual(yield* invitations, [invitation("code")])
    assert.isTrue(Result.isSuccess(yield* join("bob", "code")))
  })

  test("doesn't come back when it is withdrawn while somebody spends it", function* () {
    yield* putInstallation(invitation("code", { uses: 50 }))
    const withdrawing = withdrawInvitation("code", "olga").pipe(Effect.provide(signUpWorld("invited")))
    yield* Effect.all([join("bob", "code"), withdrawing, join("eve", "code")], unbounded)
    assert.deepStrictEqual(yield* invitations, [])
    assert.strictEqual(failureOf(yield* join("mallory", "code")), "InvitationUnusable")
  })
}

const makingTests = (test: ContractTest) => {
  const invited = withServices(signUpWorld("invited"), test)

  invited(
    "[anon A28] is stored as a digest, two days and two numbers, and named by no account that it opened",
    function* () {
      yield* TestClock.setTime(noon)
      const made = yield* makeInvitation({ uses: 2 }, "olga")
      const code = codeIn(made.link)
      const { conditions } = yield* admitByCode(code)
      const account = yield* storeAccount({ email: "grace@example.org", passwordHash: "hash" }, conditions)
      const [stored] = yield* invitations
      assert.deepStrictEqual(stored, invitation(made.id, { uses: 2, used: 1 }))
      assert.notStrictEqual(made.id, yield* Effect.provide(invitationIdOf(code), otherKey))
      const text = JSON.stringify(yield* StoreSnapshots.use(({ ofOwner }) => ofOwner(account.owner)))
      for (const told of [code, made.id]) assert.notInclude(text, told)
      assert.notInclude(
        JSON.stringify([stored, yield* InstallationStore.use(({ entries }) => entries)]),
        code
      )
    }
  )

  invited("opens accounts for seven days after the one on which it is made, and is gone then", function* () {
    yield* TestClock.setTime(noon)
    const code = codeIn((yield* makeInvitation({ uses: 1 }, "olga")).link)
    yield* TestClock.setTime(Date.parse("2026-11-27T23:59:59Z"))
    yield* sweepRetention
    yield* admitByCode(code)
    yield* TestClock.adjust("1 second")
    assert.strictEqual((yield* Effect.flip(admitByCode(code)))._tag, "InvitationUnusable")
    assert.lengthOf(yield* invitations, 1)
    yield* sweepRetention
    assert.deepStrictEqual(yield* invitations, [])
  })

  invited("is refused while 500 are open, and made again when one is spent", function* () {
    yield* TestClock.setTime(noon)
    const open = Array.from({ length: maxOpenInvitations }, (_, index) => invitation(`code-${index}`))
    yield* putInstallation(...open, invitation("spent", { used: 1 }))
    assert.strictEqual((yield* Effect.flip(makeInvitation({ uses: 1 }, "olga")))._tag, "TooManyInvitations")
    yield* join("bob", "code-7")
    yield* makeInvitation({ uses: 1 }, "olga")
    yield* TestClock.adjust(8 * dayMillis)
    yield* makeInvitation({ uses: 1 }, "olga")
  })
}

export const invitationsContract = (test: ContractTest) =>
  describe("an invitation", () => {
    spendingTests(test)
    makingTests(test)
  })
