import { assert, describe } from "@effect/vitest"
import { Effect, Layer, Option, Result } from "effect"
import type { Mail } from "#core/domain/mails/mail.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { Mailer } from "#core/ports/mailer.ts"
import { PublicAddress } from "#core/ports/public-address.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { Secrets } from "#core/ports/secrets.ts"
import { authenticate } from "#core/use-cases/accounts/authenticate.ts"
import { forgotPassword } from "#core/use-cases/accounts/forgot-password.ts"
import { mailEmailChange } from "#core/use-cases/accounts/mailed-email-change.ts"
import { mailSignUp } from "#core/use-cases/accounts/mailed-sign-up.ts"
import { signUp } from "#core/use-cases/accounts/sign-up.ts"
import type { MailingRequest } from "#core/use-cases/mails/write-mail.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { suspendByEmail } from "../../../support/suspend.ts"
import { world } from "../../../support/world.ts"

const test = effectTestWith(world)

const password = "moss lantern river"
const knownEmail = "asha@example.org"
const suspended = "sven@example.org"
const unknown = "nobody@example.org"

const may: MailingRequest = { language: "ta", mayWrite: () => Effect.succeed(true) }
const mayNever: MailingRequest = { language: "kn", mayWrite: () => Effect.succeed(false) }

const signUpEverybody = Effect.gen(function* () {
  const { token } = yield* signUp({ email: knownEmail, password }, "computer")
  yield* signUp({ email: suspended, password }, "computer")
  yield* suspendByEmail(suspended)
  return token
})

const accounts = Effect.gen(function* () {
  const directory = yield* Directory
  return yield* Effect.forEach([knownEmail, suspended], directory.findByEmail)
})

/** The work that a call makes for store, cryptography and mail server, in order, and whom it really writes to. */
const workOf = Effect.fnUntraced(function* <A, E, R>(call: Effect.Effect<A, E, R>) {
  const work: Array<string> = []
  const sentTo: Array<string> = []
  const [hives, directory] = [yield* HiveStore, yield* Directory]
  const [secrets, sealer] = [yield* Secrets, yield* Sealer]
  const noting = <Value, Failure>(name: string, effect: Effect.Effect<Value, Failure>) =>
    Effect.suspend(() => {
      work.push(name)
      return effect
    })
  const change: HiveStore["Service"]["change"] = (owner, query, decide) =>
    hives.change(owner, query, (hive) =>
      Result.map(decide(hive), (decided) => {
        work.push(`change: ${decided.change.put.map(({ kind }) => kind)}`)
        return decided
      })
    )
  const toServer = (name: string) => (mail: Mail) => {
    work.push(`mail server: ${mail.text.includes("/") ? "a link" : "a notice"}`)
    if (name === "send") sentTo.push(mail.to)
    return Effect.void
  }
  const recorded = Layer.mergeAll(
    Layer.succeed(HiveStore)({ ...hives, change }),
    Layer.succeed(Directory)({
      ...directory,
      findByEmail: (email) => noting("find", directory.findByEmail(email)),
      formerEmail: (id) => noting("former", directory.formerEmail(id)),
      anyOwner: noting("any", directory.anyOwner)
    }),
    Layer.succeed(Secrets)({
      ...secrets,
      token: noting("token", secrets.token),
      digest: (token) => noting("digest", secrets.digest(token))
    }),
    Layer.succeed(Sealer)({
      ...sealer,
      seal: (text, place) => noting("seal", sealer.seal(text, place)),
      fingerprint: (purpose, value) => noting("fingerprint", sealer.fingerprint(purpose, value))
    }),
    Layer.succeed(PublicAddress)(new URL("https://hive.example")),
    Layer.succeed(Mailer)(Option.some({ send: toServer("send"), rehearse: toServer("rehearse") }))
  )
  yield* Effect.andThen(call, Effect.repeat(Effect.yieldNow, { times: 200 })).pipe(Effect.provide(recorded))
  return { work, sentTo }
})

describe("the work after the answer is the same", () => {
  test("for a new password, whether there is an account, it is suspended, or had too many mails", function* () {
    yield* signUpEverybody
    const before = yield* accounts
    const toUnknown = yield* workOf(forgotPassword(unknown, may))
    const unknownOverQuota = yield* workOf(forgotPassword(unknown, mayNever))
    const overQuota = yield* workOf(forgotPassword(knownEmail, mayNever))
    assert.deepStrictEqual(yield* accounts, before)
    const toSuspended = yield* workOf(forgotPassword(suspended, may))
    const { work, sentTo } = yield* workOf(forgotPassword(knownEmail, may))
    assert.deepStrictEqual(work, ["find", "any", "token", "digest", "change: account", "mail server: a link"])
    assert.deepStrictEqual([sentTo, toSuspended], [[knownEmail], { work, sentTo: [suspended] }])
    for (const other of [toUnknown, unknownOverQuota, overQuota])
      assert.deepStrictEqual(other, { work, sentTo: [] })
  })

  test("for a sign-up, whether the email is taken or had too many mails", function* () {
    yield* signUpEverybody
    const mail = (email: string, request: MailingRequest) => workOf(mailSignUp({ email }, request))
    const { work, sentTo } = yield* mail(unknown, may)
    assert.includeMembers(work, ["find", "former", "seal", "mail server: a link"])
    assert.deepStrictEqual(sentTo, [unknown])
    assert.deepStrictEqual(yield* mail(knownEmail, may), { work, sentTo: [knownEmail] })
    assert.deepStrictEqual(yield* mail(knownEmail, mayNever), { work, sentTo: [] })
    assert.deepStrictEqual(yield* mail(unknown, mayNever), { work, sentTo: [] })
  })

  test("for another email, whether it is taken or had too many mails", function* () {
    const asking = yield* authenticate(yield* signUpEverybody)
    const change = (email: string, request: MailingRequest) =>
      workOf(mailEmailChange(asking, { password, email }, request))
    const { work, sentTo } = yield* change(unknown, may)
    assert.includeMembers(work, ["find", "former", "seal", "mail server: a link"])
    assert.sameMembers(sentTo, [unknown, knownEmail])
    assert.deepStrictEqual(yield* change(suspended, may), { work, sentTo: [knownEmail] })
    assert.deepStrictEqual(yield* change(unknown, mayNever), { work, sentTo: [knownEmail] })
  })
})
