import { assert, describe } from "@effect/vitest"
import { Clock, Effect, Latch, Layer, Option, Result, Stream } from "effect"
import { TestClock } from "effect/testing"
import { keyLengthBytes } from "#adapters/sealing/sealed-format.ts"
import { webKeys } from "#adapters/sealing/web/web-keys.ts"
import { webSealer } from "#adapters/sealing/web/web-sealer.ts"
import { webSecrets } from "#adapters/sealing/web/web-secrets.ts"
import { backgroundJobs } from "#core/concurrency/background-jobs.ts"
import { mailedLinkLifeMillis } from "#core/domain/accounts/former-email.ts"
import { identityOf } from "#core/domain/accounts/identity-rules.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { changed } from "#core/domain/hives/change-result.ts"
import type { Mail } from "#core/domain/mails/mail.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { IdentityProvider } from "#core/ports/identity-provider.ts"
import { ImageProcessor, ImageUnusable } from "#core/ports/image-processor.ts"
import { Mailer } from "#core/ports/mailer.ts"
import { PasswordHasher } from "#core/ports/password-hasher.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { StoreSnapshots } from "#core/ports/store-snapshots.ts"
import { changeEmail } from "#core/use-cases/accounts/change-email.ts"
import { createAccount } from "#core/use-cases/accounts/create-account.ts"
import { forgotPassword } from "#core/use-cases/accounts/forgot-password.ts"
import { confirmEmailChange, mailEmailChange } from "#core/use-cases/accounts/mailed-email-change.ts"
import { confirmSignUp, mailSignUp } from "#core/use-cases/accounts/mailed-sign-up.ts"
import { makeResetLink } from "#core/use-cases/accounts/make-reset-link.ts"
import { releaseAccount } from "#core/use-cases/accounts/release-account.ts"
import { resetPassword } from "#core/use-cases/accounts/reset-password.ts"
import { signIn } from "#core/use-cases/accounts/sign-in.ts"
import { signInAs } from "#core/use-cases/accounts/sign-in-as.ts"
import { Outbox } from "#core/use-cases/mails/outbox.ts"
import type { MailingRequest } from "#core/use-cases/mails/write-mail.ts"
import { sweepRetention } from "#core/use-cases/retention/sweep-retention.ts"
import { deleteNow } from "../support/delete-now.ts"
import { deletedBeforeSession } from "../support/deleted-before-session.ts"
import { mailTexts } from "../support/mail-texts.ts"
import { memoryImages } from "../support/memory/memory-images.ts"
import { ada, makeAccount, makeSession } from "../support/storage-records.ts"
import { idleIssuer, plainHasher } from "../support/world.ts"
import { type ContractTest, putRecords, readHive, unbounded, withServices } from "./storage-adapter.ts"

const mailbox = "grace@example.org"
const password = "moss lantern river"
const otherPassword = "nine green boats at noon"

const firstKey = new Uint8Array(keyLengthBytes)

const worldOfLinks = Layer.mergeAll(
  memoryImages,
  Layer.provide(webSealer, webKeys(firstKey)),
  webSecrets,
  Layer.fresh(backgroundJobs),
  mailTexts,
  Layer.succeed(ImageProcessor)({ render: () => Effect.fail(new ImageUnusable({ reason: "damaged" })) }),
  Layer.succeed(PasswordHasher)(plainHasher),
  Layer.succeed(SignUpPolicy)({ mode: "open" })
)

type MailedLinksServices = StoragePorts | Layer.Success<typeof worldOfLinks>

type MailedLinksTest = ReturnType<typeof withServices<Layer.Success<typeof worldOfLinks>>>

/** A hasher at which so many wait for each other: each has found by then that it may go on. */
const meetingHasher = (count: number) =>
  Layer.sync(PasswordHasher)(() => {
    const [everybody, here] = [Latch.makeUnsafe(false), { count: 0 }]
    const arrive = Effect.sync(() => {
      here.count += 1
      if (here.count === count) everybody.openUnsafe()
    })
    return {
      ...plainHasher,
      hash: (given: string) => arrive.pipe(Effect.andThen(everybody.await), Effect.as(`hash of ${given}`))
    }
  })

/** A hasher that takes its time: something happens meanwhile. */
const whileHashing = (happening: Effect.Effect<unknown, unknown, MailedLinksServices>) =>
  Effect.provide(
    Layer.effect(PasswordHasher)(
      Effect.gen(function* () {
        const context = yield* Effect.context<MailedLinksServices>()
        const happens = Effect.orDie(Effect.provide(happening, context))
        return { ...plainHasher, hash: (given: string) => Effect.as(happens, `hash of ${given}`) }
      })
    )
  )

const tokenIn = ({ text }: Pick<Mail, "text">): string => /#(\S+)$/m.exec(text)?.[1] ?? ""

const outboxInto = (mails: Array<Mail>): Outbox["Service"] => {
  const post: Outbox["Service"]["post"] = (writing) =>
    Effect.map(Effect.orDie(writing), (draft) => {
      if (Option.isSome(draft) && draft.value.isSent) mails.push(draft.value.mail)
    })
  return { post, postNotice: post, postAll: () => Effect.void }
}

/** The mails that `asking` posts. */
const mailsOf = Effect.fnUntraced(function* <A, E, R>(asking: Effect.Effect<A, E, R>) {
  const mails: Array<Mail> = []
  yield* Effect.provideService(asking, Outbox, outboxInto(mails))
  return mails
})

const always: MailingRequest = { language: "en", mayWrite: () => Effect.succeed(true) }

/** The token of a link that opens an account; empty when none was mailed. */
const signUpLink = (email = mailbox) =>
  Effect.map(mailsOf(mailSignUp({ email }, always)), ([mail]) => (mail === undefined ? "" : tokenIn(mail)))

const confirm = (token: string, chosen = password) =>
  Effect.result(confirmSignUp({ token, password: chosen }, "computer"))

const isUnusable = (result: Result.Result<unknown, { readonly _tag: string }>): boolean =>
  Result.isFailure(result) && result.failure._tag === "MailedLinkUnusable"

const accountAt = (email: string) =>
  Directory.use(({ findByEmail }) => Effect.map(findByEmail(email), Option.getOrThrow))

const startEmailChange = Effect.fnUntraced(function* (email: string) {
  const account = yield* accountAt(email)
  return { account, session: makeSession("s", { owner: account.owner }) }
})

const signUpTests = (test: MailedLinksTest) => {
  test("opens an account once, though it is opened twice at the same moment", function* () {
    const token = yield* signUpLink()
    const results = yield* Effect.all([confirm(token), confirm(token, otherPassword)], unbounded).pipe(
      Effect.provide(meetingHasher(2))
    )
    assert.deepStrictEqual(results.map(Result.isSuccess).toSorted(), [false, true])
    assert.isTrue(results.some(isUnusable))
    const first = Result.isSuccess(results[0]) ? password : otherPassword
    yield* signIn({ email: mailbox, password: first }, "computer")
    assert.strictEqual((yield* HiveStore.use(({ owners }) => owners)).length, 2)
  })

  test("opens nothing once the account was deleted, however many were mailed before; a new one does", function* () {
    const links = [yield* signUpLink(), yield* signUpLink(), yield* signUpLink()]
    assert.isTrue(Result.isSuccess(yield* confirm(links[0] ?? "")))
    yield* deleteNow((yield* accountAt(mailbox)).owner)
    for (const token of links) assert.isTrue(isUnusable(yield* confirm(token)))
    assert.isTrue(Result.isSuccess(yield* confirm(yield* signUpLink(), otherPassword)))
    yield* deleteNow((yield* accountAt(mailbox)).owner)
    for (const token of links) assert.isTrue(isUnusable(yield* confirm(token)))
  })

  test("is void if the account is deleted in the instant that opens it", function* () {
    const token = yield* signUpLink()
    assert.isTrue(isUnusable(yield* confirm(token).pipe(deletedBeforeSession(mailbox))))
  })

  test("opens no second account once the first has another email", function* () {
    const [used, unused] = [yield* signUpLink(), yield* signUpLink()]
    yield* confirm(used)
    yield* changeEmail(yield* startEmailChange(mailbox), { password, email: "grace@new.example" })
    for (const token of [used, unused]) assert.isTrue(isUnusable(yield* confirm(token)))
    assert.isTrue(Result.isSuccess(yield* confirm(yield* signUpLink())))
  })

  test("opens nothing once anybody had an account with the email, however it was made", function* () {
    const token = yield* signUpLink()
    const { owner } = yield* createAccount({ email: mailbox, password: otherPassword })
    assert.isTrue(isUnusable(yield* confirm(token)))
    assert.strictEqual(yield* signUpLink(), "")
    yield* deleteNow(owner)
    assert.isTrue(isUnusable(yield* confirm(token)))
  })

  test("opens nothing after a change of keys, though the one of before is still known", function* () {
    const [used, unused] = [yield* signUpLink(), yield* signUpLink()]
    yield* confirm(used)
    yield* deleteNow((yield* accountAt(mailbox)).owner)
    const keys = webKeys(new Uint8Array(keyLengthBytes).fill(1), firstKey)
    const changed = Layer.fresh(Layer.provide(webSealer, keys))
    for (const token of [used, unused])
      assert.isTrue(isUnusable(yield* Effect.provide(confirm(token), changed)))
  })

  test("opens nothing though the account comes and goes while it is being opened", function* () {
    const token = yield* signUpLink()
    const comesAndGoes = Effect.gen(function* () {
      const { owner } = yield* createAccount({ email: mailbox, password: otherPassword })
      yield* deleteNow(owner)
    })
    assert.isTrue(isUnusable(yield* whileHashing(comesAndGoes)(confirm(token))))
    assert.strictEqual((yield* HiveStore.use(({ owners }) => owners)).length, 1)
  })

  test("is refused for what the store keeps seven days: a digest, and nothing of whose email it was", function* () {
    yield* confirm(yield* signUpLink())
    const { owner } = yield* accountAt(mailbox)
    const deletedAfter = yield* Clock.currentTimeMillis
    yield* deleteNow(owner)
    const deletedBefore = yield* Clock.currentTimeMillis
    const text = JSON.stringify(yield* readAllStored)
    assert.include(text, '"former-email"')
    for (const told of [mailbox, owner]) assert.notInclude(text, told)
    yield* TestClock.setTime(deletedAfter + mailedLinkLifeMillis - 1)
    yield* sweepRetention
    assert.include(JSON.stringify(yield* readAllStored), '"former-email"')
    yield* TestClock.setTime(deletedBefore + mailedLinkLifeMillis)
    yield* sweepRetention
    assert.notInclude(JSON.stringify(yield* readAllStored), '"former-email"')
  })
}

/** Everything that a backup would hold. */
const readAllStored = Effect.scoped(
  Effect.gen(function* () {
    const { pages } = yield* StoreSnapshots.use(({ open }) => open)
    return yield* Stream.runCollect(pages)
  })
)

const emailTests = (test: MailedLinksTest) => {
  const wished = "grace@new.example"

  const askFor = Effect.fnUntraced(function* (email: string) {
    const mails = yield* mailsOf(
      mailEmailChange(yield* startEmailChange(mailbox), { password, email }, always)
    )
    return tokenIn(mails.find(({ to }) => to === email) ?? { text: "" })
  })

  test("changes an email once, also when the old one was taken back", function* () {
    yield* createAccount({ email: mailbox, password })
    const token = yield* askFor(wished)
    const use = Effect.flatMap(accountAt(mailbox), (account) =>
      Effect.result(confirmEmailChange(account, token))
    )
    assert.isTrue(Result.isSuccess(yield* use))
    yield* changeEmail(yield* startEmailChange(wished), { password, email: mailbox })
    assert.isTrue(isUnusable(yield* use))
    assert.strictEqual((yield* accountAt(mailbox)).email, mailbox)
  })

  test("changes no email to one that somebody else had meanwhile", function* () {
    const { owner } = yield* createAccount({ email: mailbox, password })
    const token = yield* askFor(wished)
    const another = yield* createAccount({ email: wished, password: otherPassword })
    yield* deleteNow(another.owner)
    const { account } = yield* readHive(owner, {})
    assert.isTrue(isUnusable(yield* Effect.result(confirmEmailChange(account, token))))
  })
}

const person = {
  issuer: "https://id.example",
  subject: "248289761001",
  email: "ada@example.org",
  isEmailVerified: true,
  firstName: null,
  lastName: null,
  imageUrl: null
}

const wayInTests = (test: MailedLinksTest) => {
  test("to choose a new password opens an account once, though it is used twice at the same moment", function* () {
    const { email, owner } = yield* createAccount({ email: mailbox, password: "an old heron at dawn" })
    const token = new URL(yield* makeResetLink(owner)).hash.slice(1)
    const use = (chosen: string) => Effect.result(resetPassword({ token, password: chosen }, "en"))
    const mails: Array<Mail> = []
    const results = yield* Effect.all([use(password), use(otherPassword)], unbounded).pipe(
      Effect.provide(meetingHasher(2)),
      Effect.provideService(Outbox, outboxInto(mails))
    )
    assert.deepStrictEqual(results.map(Result.isSuccess).toSorted(), [false, true])
    assert.lengthOf(mails, 1)
    assert.isTrue(results.some(isUnusable))
    const [first, second] = Result.isSuccess(results[0])
      ? [password, otherPassword]
      : [otherPassword, password]
    yield* signIn({ email, password: first }, "computer")
    const late = yield* Effect.flip(signIn({ email, password: second }, "computer"))
    assert.strictEqual(late._tag, "InvalidCredentials")
  })

  test("to choose a new password is void if the account gives up the mailbox meanwhile", function* () {
    const { owner } = yield* createAccount({ email: mailbox, password: "an old heron at dawn" })
    const store = yield* HiveStore
    const moveAway = Effect.orDie(
      store.change(owner, {}, ({ account }) => changed(putChange({ ...account, email: "moved@example.org" })))
    )
    const directory = yield* Directory
    const slow: Directory["Service"] = {
      ...directory,
      findByEmail: (email) => Effect.tap(directory.findByEmail(email), moveAway)
    }
    const mails = yield* mailsOf(forgotPassword(mailbox, always)).pipe(
      Effect.provideService(Directory, slow),
      Effect.provideService(Mailer, Option.some({ send: () => Effect.void }))
    )
    assert.lengthOf(mails, 1)
    const [mail] = mails
    const token = mail === undefined ? "" : tokenIn(mail)
    const late = Effect.result(resetPassword({ token, password }, "en"))
    assert.isTrue(isUnusable(yield* Effect.provideService(late, Outbox, outboxInto([]))))
  })

  test("of the issuer alone is what its owner reads who asks for a password or an account", function* () {
    const { email } = person
    yield* putRecords(makeAccount(ada, { email, identity: identityOf(person), passwordHash: null }))
    const signsInBothWays = Effect.provideService(
      IdentityProvider,
      Option.some({ ...idleIssuer, name: "Example Corp", allowsPasswords: true })
    )
    const sendsMail = Effect.provideService(Mailer, Option.some({ send: () => Effect.void }))
    const both = Effect.andThen(forgotPassword(email, always), mailSignUp({ email }, always))
    const mails = yield* mailsOf(both).pipe(signsInBothWays, sendsMail)
    const told = [email, true, true, ""]
    assert.deepStrictEqual(
      mails.map((mail) => [
        mail.to,
        mail.text.includes("Example Corp"),
        mail.text.includes("/sign-in"),
        tokenIn(mail)
      ]),
      [told, told]
    )
  })

  test("of an identity that is released while somebody signs in by it lets nobody in", function* () {
    yield* putRecords(makeAccount(ada, { identity: identityOf(person) }))
    const directory = yield* Directory
    const context = yield* Effect.context<MailedLinksServices>()
    const release = Effect.orDie(Effect.provide(releaseAccount(person.email), context))
    const slow: Directory["Service"] = {
      ...directory,
      findByIdentity: (identity) => Effect.tap(directory.findByIdentity(identity), release)
    }
    const refused = yield* signInAs(person, idleIssuer, "phone").pipe(
      Effect.provideService(Directory, slow),
      Effect.flip
    )
    assert.strictEqual(refused._tag, "OwnerNotFound")
    assert.strictEqual((yield* readHive(ada, { sessions: true })).sessions.size, 0)
  })
}

export const mailedLinksContract = (test: ContractTest): void => {
  const inWorld = withServices(worldOfLinks, test)
  describe("a mailed link that opens an account", () => signUpTests(inWorld))
  describe("a mailed link", () => emailTests(inWorld))
  describe("a sign-in method", () => wayInTests(inWorld))
}
