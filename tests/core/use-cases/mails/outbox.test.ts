import { assert, describe } from "@effect/vitest"
import { Deferred, type Duration, Effect, Exit, Layer, Logger, Option, References, Scope } from "effect"
import { TestClock } from "effect/testing"
import type { Mail } from "#core/domain/mails/mail.ts"
import { Mailer, MailNotSent, type MailSender } from "#core/ports/mailer.ts"
import { CurrentSender } from "#core/ports/sender.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { type MailDraft, Outbox, outbox } from "#core/use-cases/mails/outbox.ts"
import { effectTest, effectTestOf } from "../../../support/effect-test.ts"

const mail: Mail = {
  id: "a mail",
  to: "asha@example.org",
  language: "en",
  subject: "A subject",
  text: "A text"
}
const draft: MailDraft = { mail, isSent: true }

/**
 * A mail server that does what `answers` says, one for each try, and then takes everything, but never at once. Its log
 * is that of every level.
 */
const makeServer = (...answers: Array<Effect.Effect<void, MailNotSent>>) => {
  const tries: Array<Mail> = []
  const log: Array<string> = []
  const rehearsals: Array<Mail> = []
  const send = (given: Mail) => Effect.suspend(() => answers[tries.push(given) - 1] ?? Effect.yieldNow)
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
const testWith = (...answers: Parameters<typeof makeServer>) => effectTestOf(() => makeServer(...answers))

type Writing = Effect.Effect<Option.Option<MailDraft>, StoreUnavailable>

const sendMail = (writing: Writing) => Outbox.use((service) => service.post(writing))

const postAll = (writings: ReadonlyArray<Writing>) => Outbox.use((service) => service.postAll(writings))

const busy = Effect.fail(new MailNotSent({ reason: "it is busy", isPermanent: false }))
const finalRefusal = Effect.fail(new MailNotSent({ reason: "it refuses", isPermanent: true }))

/** Posts so many mails for each of the senders, who take turns. */
const sendFor = (senders: ReadonlyArray<string>, each = 1) =>
  Effect.forEach(
    Array.from({ length: each }, () => senders).flat(),
    (sender) =>
      sendMail(Effect.succeedSome({ mail: { ...mail, subject: sender }, isSent: true })).pipe(
        Effect.provideService(CurrentSender, Effect.succeed(sender))
      ),
    { discard: true }
  )

const networks = (count: number) => Array.from({ length: count }, (_, index) => `network ${index}`)

const subjectsOf = (tries: ReadonlyArray<Mail>) => tries.map(({ subject }) => subject)

const yieldTurns = Effect.repeat(Effect.yieldNow, { times: 20 })

/** A second, and as many turns as a thousand mails take one after the other. */
const passSecond = Effect.andThen(TestClock.adjust("1 second"), Effect.repeat(yieldTurns, { times: 500 }))

describe("[asvs V16.2.5] a mail", () => {
  test("is written and sent only after whoever asked for it has gone on", function* ({ tries }) {
    yield* sendMail(Effect.succeedSome(draft))
    assert.deepStrictEqual(tries, [])
    yield* yieldTurns
    assert.deepStrictEqual(tries, [mail])
  })

  test("that is not to be sent is composed, and asks the mail server all the same", function* (server) {
    yield* sendMail(Effect.succeedSome({ mail, isSent: false }))
    yield* postAll([Effect.succeedNone])
    yield* yieldTurns
    assert.deepStrictEqual([server.tries, server.log, server.rehearsals], [[], [], [mail]])
  })

  testWith(
    busy,
    busy,
    busy,
    busy
  )(
    "that cannot be sent now is tried again after 5, 20 and 80 seconds, and then said in the log, without its address",
    function* ({ tries, log }) {
      yield* sendMail(Effect.succeedSome(draft))
      yield* yieldTurns
      for (const [before, wait] of [5, 20, 80].entries()) {
        yield* TestClock.adjust(`${wait - 1} seconds`)
        assert.lengthOf(tries, before + 1)
        yield* TestClock.adjust("1 second")
        assert.lengthOf(tries, before + 2)
      }
      yield* TestClock.adjust("10 minutes")
      assert.lengthOf(tries, 4)
      assert.deepStrictEqual(log, ["A mail could not be sent: it is busy."])
    }
  )

  testWith(finalRefusal)("that is refused for good is not tried again", function* ({ tries, log }) {
    yield* sendMail(Effect.succeedSome(draft))
    yield* TestClock.adjust("10 minutes")
    assert.lengthOf(tries, 1)
    assert.deepStrictEqual(log, ["A mail could not be sent: it refuses."])
  })

  test("that cannot be written is said as well, and fails nobody", function* ({ tries, log }) {
    yield* sendMail(Effect.fail(new StoreUnavailable({ cause: `asha@example.org is away` })))
    yield* sendMail(Effect.die(new Error("asha@example.org")))
    yield* yieldTurns
    const line = "A mail could not be sent: what it says could not be read or stored."
    assert.deepStrictEqual([tries, log], [[], [line, line]])
  })

  testWith(...Array(8).fill(busy))("does not keep others waiting while it waits", function* ({ tries }) {
    for (let index = 0; index < 8; index++) yield* sendMail(Effect.succeedSome(draft))
    yield* sendMail(Effect.succeedSome({ mail: { ...mail, subject: "The last" }, isSent: true }))
    yield* yieldTurns
    assert.strictEqual(tries.at(-1)?.subject, "The last")
    yield* TestClock.adjust("5 seconds")
  })

  testWith(...Array(4).fill(Effect.sleep("1 second")))(
    "over four at a time waits for a connection, and of over a thousand that wait one is dropped, which the log says",
    function* ({ tries, log }) {
      for (let index = 0; index < 1_005; index++) yield* sendMail(Effect.succeedSome(draft))
      yield* yieldTurns
      assert.lengthOf(tries, 4)
      assert.deepStrictEqual(log, ["A mail could not be sent: too many wait."])
      yield* passSecond
      assert.lengthOf(tries, 1_004)
    }
  )

  testWith(...Array(4).fill(Effect.sleep("1 second")))(
    "goes before those of senders who had more, and is not the one that is dropped when too many wait",
    function* ({ tries, log }) {
      yield* sendFor(networks(20), 60)
      yield* sendFor(["new", "newer"])
      yield* passSecond
      assert.deepStrictEqual(subjectsOf(tries).slice(4, 6), ["new", "newer"])
      assert.lengthOf(tries, 1_004)
      assert.deepStrictEqual([...new Set(log)], ["A mail could not be sent: too many wait."])
      assert.lengthOf(log, 198)
    }
  )

  testWith(...Array(1_021).fill(busy))(
    "is tried again though others have a thousand that wait for that, of which one of theirs is dropped",
    function* ({ tries, log }) {
      yield* sendFor(networks(17), 60)
      yield* sendFor(["new"])
      yield* TestClock.adjust("1 milli")
      assert.lengthOf(tries, 1_021)
      assert.deepStrictEqual([...new Set(log)], ["A mail could not be sent: too many wait."])
      assert.lengthOf(log, 21)
      yield* TestClock.adjust("5 seconds")
      assert.deepStrictEqual(
        subjectsOf(tries).filter((subject) => subject === "new"),
        ["new", "new"]
      )
      assert.lengthOf(tries, 2_021)
    }
  )

  testWith(...Array(4).fill(Effect.sleep("1 second")))(
    "that nobody causes without the password is sent however many wait",
    function* ({ tries, log }) {
      for (let index = 0; index < 1_004; index++) yield* sendMail(Effect.succeedSome(draft))
      const notice = { mail: { ...mail, subject: "A notice" }, isSent: true }
      yield* Outbox.use((service) => service.postNotice(Effect.succeedSome(notice)))
      yield* passSecond
      assert.deepStrictEqual([tries.length, log], [1_005, []])
      assert.include(subjectsOf(tries), "A notice")
    }
  )
})

/** Begins something with a server, which then stops for that time. */
const stopAfter = Effect.fnUntraced(function* (
  { services }: ReturnType<typeof makeServer>,
  begun: Effect.Effect<void, never, Outbox>,
  time: Duration.Input
) {
  const scope = yield* Scope.make()
  const context = yield* Layer.buildWithScope(services, scope)
  yield* Effect.provide(Effect.andThen(begun, yieldTurns), context)
  const stopping = yield* Effect.forkChild(Scope.close(scope, Exit.void), { startImmediately: true })
  yield* TestClock.adjust(time)
  return stopping.pollUnsafe() !== undefined
})

describe("many mails for which nobody waits", () => {
  const toAll = (count: number, written: Array<number> = []) =>
    Array.from({ length: count }, (_, index) =>
      Effect.sync(() => {
        written.push(index)
        return Option.some(draft)
      })
    )

  testWith(...Array(9).fill(Effect.sleep("1 second")))(
    "are written a few at a time, each once one before has gone, and all of them",
    function* ({ tries, log }) {
      const written: Array<number> = []
      yield* postAll(toAll(1_200, written))
      assert.lengthOf(written, 0)
      for (const begun of [3, 6, 9]) {
        yield* yieldTurns
        assert.deepStrictEqual([written.length, tries.length], [begun, begun])
        yield* TestClock.adjust("1 second")
      }
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual([tries.length, log], [1_200, []])
    }
  )

  testWith(...Array(3).fill(Effect.sleep("1 second")))(
    "leave a connection and every place to the mail that somebody waits for, how often they come",
    function* ({ tries, log }) {
      const awaited = { ...mail, subject: "Somebody waits" }
      yield* postAll(toAll(600))
      yield* postAll(toAll(600))
      yield* yieldTurns
      yield* sendMail(Effect.succeedSome({ mail: awaited, isSent: true }))
      yield* yieldTurns
      assert.deepStrictEqual([tries.length, tries.at(-1), log], [4, awaited, []])
      yield* TestClock.adjust("1 second")
    }
  )

  effectTest("are not begun any more when the server stops", function* () {
    const written: Array<number> = []
    const server = makeServer(...Array(3).fill(Effect.sleep("1 second")))
    assert.isTrue(yield* stopAfter(server, postAll(toAll(9, written)), "1 second"))
    assert.deepStrictEqual(written, [0, 1, 2])
  })
})

describe("when the server stops", () => {
  const sent = sendMail(Effect.succeedSome(draft))

  effectTest("a mail on its way still goes", function* () {
    const arrived = Deferred.makeUnsafe<void>()
    const answer = Effect.andThen(Effect.sleep("4 seconds"), Deferred.succeed(arrived, undefined))
    const server = makeServer(Effect.asVoid(answer))
    assert.isTrue(yield* stopAfter(server, sent, "4 seconds"))
    assert.isTrue(Deferred.isDoneUnsafe(arrived))
    assert.deepStrictEqual(server.log, [])
  })

  effectTest("nothing is waited for longer than five seconds, and what did not go is said", function* () {
    assert.isFalse(yield* stopAfter(makeServer(Effect.never), sent, "4 seconds"))
    const server = makeServer(Effect.never)
    assert.isTrue(yield* stopAfter(server, sent, "5 seconds"))
    assert.deepStrictEqual(server.log, ["A mail could not be sent: the server stopped before."])
  })

  effectTest("what was waiting for its next try is told that it was not sent", function* () {
    let told = 0
    const onNotSent = Effect.sync(() => void told++)
    const waiting = sendMail(Effect.succeedSome({ ...draft, onNotSent }))
    assert.isTrue(yield* stopAfter(makeServer(busy, busy, busy), waiting, "5 seconds"))
    assert.strictEqual(told, 1)
  })
})
