import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Layer, Logger, Option, References, Scope } from "effect"
import { TestClock } from "effect/testing"
import type { Mail } from "#core/domain/mails/mail.ts"
import { Mailer, MailNotSent, type MailSender } from "#core/ports/mailer.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { type MailDraft, Outbox, outbox } from "#core/use-cases/mails/outbox.ts"
import { effectTest, effectTestOf } from "../../../support/effect-test.ts"

const mail: Mail = { to: "asha@example.org", language: "en", subject: "A subject", text: "A text" }
const draft: MailDraft = { mail, isSent: true }

/** A mail server that does what `answers` says, one for each try, and then takes everything. Its log is that of every level. */
const makeServer = (answers: ReadonlyArray<Effect.Effect<void, MailNotSent>> = []) => {
  const tries: Array<Mail> = []
  const log: Array<string> = []
  const rehearsals: Array<Mail> = []
  const send = (given: Mail) => Effect.suspend(() => answers[tries.push(given) - 1] ?? Effect.void)
  const services = Layer.mergeAll(
    Layer.fresh(outbox),
    Layer.succeed(Mailer)(
      Option.some<MailSender>({ send, rehearse: (given) => Effect.sync(() => void rehearsals.push(given)) })
    ),
    Layer.succeed(References.MinimumLogLevel, "All"),
    Logger.layer([
      Logger.make(({ message, fiber }) => {
        const annotations = Object.values(fiber.getRef(References.CurrentLogAnnotations))
        log.push([message, ...annotations].join(" "))
      })
    ])
  )
  return { tries, log, rehearsals, services }
}

const test = effectTestOf(makeServer)

const sendMail = <E>(writing: Effect.Effect<Option.Option<MailDraft>, E>) =>
  Outbox.use((service) => service.post(writing))

const postAll = <E>(writings: ReadonlyArray<Effect.Effect<Option.Option<MailDraft>, E>>) =>
  Outbox.use((service) => service.postAll(writings))

const busy = new MailNotSent({ reason: "it is busy", isFinal: false })
const finalRefusal = new MailNotSent({ reason: "it refuses", isFinal: true })

const yieldTurns = Effect.repeat(Effect.yieldNow, { times: 20 })

describe("[asvs V16.2.5] a mail", () => {
  test("is written and sent only after whoever asked for it has gone on", function* ({ tries }) {
    yield* sendMail(Effect.succeedSome(draft))
    assert.deepStrictEqual(tries, [])
    yield* yieldTurns
    assert.deepStrictEqual(tries, [mail])
  })

  test("that is not to be sent is composed, and asks the mail server all the same", function* ({
    tries,
    log,
    rehearsals
  }) {
    yield* sendMail(Effect.succeedSome({ mail, isSent: false }))
    yield* postAll([Effect.succeedNone])
    yield* yieldTurns
    assert.deepStrictEqual([tries, log, rehearsals], [[], [], [mail]])
  })

  effectTestOf(() => makeServer([1, 2, 3].map(() => Effect.fail(busy))))(
    "that cannot be sent now is tried again after 5, 20 and 80 seconds",
    function* ({ tries, log }) {
      yield* sendMail(Effect.succeedSome(draft))
      yield* yieldTurns
      for (const [before, wait] of [5, 20, 80].entries()) {
        yield* TestClock.adjust(`${wait - 1} seconds`)
        assert.lengthOf(tries, before + 1)
        yield* TestClock.adjust("1 second")
        assert.lengthOf(tries, before + 2)
      }
      assert.deepStrictEqual(log, [])
    }
  )

  effectTestOf(() => makeServer([1, 2, 3, 4].map(() => Effect.fail(busy))))(
    "that cannot be sent at all is said in the log, without its address",
    function* ({ tries, log }) {
      yield* sendMail(Effect.succeedSome(draft))
      yield* yieldTurns
      yield* TestClock.adjust("10 minutes")
      assert.lengthOf(tries, 4)
      assert.deepStrictEqual(log, ["A mail could not be sent: it is busy."])
    }
  )

  effectTestOf(() => makeServer([Effect.fail(finalRefusal)]))(
    "that is refused for good is not tried again",
    function* ({ tries, log }) {
      yield* sendMail(Effect.succeedSome(draft))
      yield* TestClock.adjust("10 minutes")
      assert.lengthOf(tries, 1)
      assert.deepStrictEqual(log, ["A mail could not be sent: it refuses."])
    }
  )

  test("that cannot be written is said as well, and fails nobody", function* ({ tries, log }) {
    yield* sendMail(Effect.fail(new StoreUnavailable({ cause: `asha@example.org is away` })))
    yield* sendMail(Effect.die(new Error("asha@example.org")))
    yield* yieldTurns
    assert.lengthOf(tries, 0)
    assert.deepStrictEqual(
      log,
      [1, 2].map(() => "A mail could not be sent: what it says could not be read or stored.")
    )
  })

  effectTestOf(() => makeServer(Array.from({ length: 8 }, () => Effect.fail(busy))))(
    "does not keep others waiting while it waits itself",
    function* ({ tries }) {
      for (let index = 0; index < 8; index++) yield* sendMail(Effect.succeedSome(draft))
      yield* sendMail(Effect.succeedSome({ mail: { ...mail, subject: "The last" }, isSent: true }))
      yield* yieldTurns
      assert.strictEqual(tries.at(-1)?.subject, "The last")
      yield* TestClock.adjust("5 seconds")
    }
  )

  it.effect(
    "over four at a time waits for a connection, and over a thousand is dropped, which the log says",
    () => {
      const free = Deferred.makeUnsafe<void>()
      const { tries, log, services } = makeServer([1, 2, 3, 4].map(() => Deferred.await(free)))
      return Effect.gen(function* () {
        for (let index = 0; index < 1_001; index++) yield* sendMail(Effect.succeedSome(draft))
        yield* yieldTurns
        assert.lengthOf(tries, 4)
        assert.deepStrictEqual(log, ["A mail could not be sent: too many wait."])
        yield* Deferred.succeed(free, undefined)
      }).pipe(Effect.provide(services))
    }
  )
})

describe("many mails for which nobody waits", () => {
  const toAll = (count: number, written: Array<number> = []) =>
    Array.from({ length: count }, (_, index) =>
      Effect.sync(() => {
        written.push(index)
        return Option.some(draft)
      })
    )
  const awaited = { ...mail, subject: "Somebody waits" }

  it.effect("are written a few at a time, each once one before has gone, and all of them", () => {
    const written: Array<number> = []
    const { tries, log, services } = makeServer(Array.from({ length: 9 }, () => Effect.sleep("1 second")))
    return Effect.gen(function* () {
      yield* postAll(toAll(1_200, written))
      assert.lengthOf(written, 0)
      for (const begun of [3, 6, 9]) {
        yield* yieldTurns
        assert.deepStrictEqual([written.length, tries.length], [begun, begun])
        yield* TestClock.adjust("1 second")
      }
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual([tries.length, log], [1_200, []])
    }).pipe(Effect.provide(services))
  })

  it.effect(
    "leave a connection and every place to the mail that somebody waits for, how often they come",
    () => {
      const free = Deferred.makeUnsafe<void>()
      const { tries, log, services } = makeServer([1, 2, 3].map(() => Deferred.await(free)))
      return Effect.gen(function* () {
        yield* postAll(toAll(600))
        yield* postAll(toAll(600))
        yield* yieldTurns
        yield* sendMail(Effect.succeedSome({ mail: awaited, isSent: true }))
        yield* yieldTurns
        assert.deepStrictEqual([tries.length, tries.at(-1), log], [4, awaited, []])
        yield* Deferred.succeed(free, undefined)
      }).pipe(Effect.provide(services))
    }
  )

  it.effect("are not begun any more when the server stops", () => {
    const written: Array<number> = []
    const { services } = makeServer([1, 2, 3].map(() => Effect.sleep("1 second")))
    return Effect.gen(function* () {
      const scope = yield* Scope.make()
      const context = yield* Layer.buildWithScope(services, scope)
      yield* Effect.provide(Effect.andThen(postAll(toAll(9, written)), yieldTurns), context)
      const stopping = yield* Effect.forkChild(Scope.close(scope, Exit.void), { startImmediately: true })
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual([written, stopping.pollUnsafe() !== undefined], [[0, 1, 2], true])
    })
  })
})

describe("when the server stops", () => {
  const stopWith = (
    answer: Effect.Effect<void, MailNotSent>,
    time: Parameters<typeof TestClock.adjust>[0]
  ) => {
    const { log, services } = makeServer([answer])
    return Effect.gen(function* () {
      const scope = yield* Scope.make()
      const context = yield* Layer.buildWithScope(services, scope)
      yield* Effect.provide(Effect.andThen(sendMail(Effect.succeedSome(draft)), yieldTurns), context)
      const stopping = yield* Effect.forkChild(Scope.close(scope, Exit.void), { startImmediately: true })
      yield* TestClock.adjust(time)
      return { log, hasStopped: stopping.pollUnsafe() !== undefined }
    })
  }

  effectTest("a mail on its way still goes", function* () {
    const sent = Deferred.makeUnsafe<void>()
    const answer = Effect.andThen(Effect.sleep("4 seconds"), Deferred.succeed(sent, undefined))
    const { log, hasStopped } = yield* stopWith(Effect.asVoid(answer), "4 seconds")
    assert.isTrue(Deferred.isDoneUnsafe(sent))
    assert.deepStrictEqual([log, hasStopped], [[], true])
  })

  effectTest("nothing is waited for longer than five seconds, and what did not go is said", function* () {
    assert.isFalse((yield* stopWith(Effect.never, "4 seconds")).hasStopped)
    const { log, hasStopped } = yield* stopWith(Effect.never, "5 seconds")
    assert.deepStrictEqual(log, ["A mail could not be sent: the server stopped before."])
    assert.isTrue(hasStopped)
  })
})
