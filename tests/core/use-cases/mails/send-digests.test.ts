import { assert, describe } from "@effect/vitest"
import { Clock, type Duration, Effect, Fiber, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { changed } from "#core/domain/hives/change-result.ts"
import type { Mail } from "#core/domain/mails/mail.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { Mailer, MailNotSent } from "#core/ports/mailer.ts"
import { startAccountDeletion } from "#core/use-cases/accounts/pending-deletion.ts"
import { setDigest } from "#core/use-cases/accounts/set-digest.ts"
import { sendDigests } from "#core/use-cases/mails/send-digests.ts"
import { singleServerWork } from "#core/use-cases/periodic-work/single-server-work.ts"
import { changeAccount } from "#core/use-cases/profiles/change-account.ts"
import { on, putItems, putNotes, uncounted, yieldTurns } from "../../../support/counted-notes.ts"
import { effectTestOf } from "../../../support/effect-test.ts"
import { accountOf, makeOwner, world } from "../../../support/world.ts"

/** A mail server that takes each mail after a while, if any, unless that fails. */
const makeWorld = (after: Effect.Effect<void, MailNotSent> = Effect.void) => {
  const mails: Array<Mail> = []
  const send = (mail: Mail) => Effect.map(after, () => void mails.push(mail))
  const services = Layer.merge(Layer.fresh(world), Layer.succeed(Mailer)(Option.some({ send })))
  return { subjects: () => mails.map(({ subject }) => subject), mails, services }
}

const test = effectTestOf(makeWorld)

const move = Effect.fnUntraced(function* (owner: OwnerId, email: string) {
  yield* (yield* HiveStore).changeEmail(owner, {}, ({ account }) => changed(putChange({ ...account, email })))
})

/** The world's first moment is Friday, 20 November 2026, at noon: from then on there is a digest at nine. */
const start = Effect.fnUntraced(function* (every: "day" | "week" = "day", id?: string) {
  const { owner } = yield* makeOwner("", id)
  yield* setDigest(owner, { every, hour: 9, weekday: 1, zone: "UTC" })
  return owner
})

/** Five owners with a note each, whose digests are being sent three at a time. */
const startFive = Effect.gen(function* () {
  const owners = yield* Effect.forEach(["1", "2", "3", "4", "5"], (id) => start("day", id))
  yield* Effect.forEach(owners, (owner) => putNotes(owner, "2026-11-20"))
  yield* sendAt("2026-11-21T09:00:00Z")
  return owners
})

const pass = (time: Duration.Input) => Effect.andThen(TestClock.adjust(time), yieldTurns)

const sendAt = (time: string) => Effect.andThen(sendDigests(Date.parse(time)), yieldTurns)

describe("a digest", () => {
  test("counts what was released on whole days that are over, since the last one", function* ({ subjects }) {
    const owner = yield* start()
    yield* putNotes(owner, "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23")
    yield* sendAt("2026-11-22T09:00:00Z")
    yield* sendAt("2026-11-23T09:00:00Z")
    yield* setDigest(owner, { every: "day", hour: 10 })
    yield* sendAt("2026-11-24T10:00:00Z")
    assert.deepStrictEqual(subjects(), ["2 notes since Friday", "1 note since Sunday", "1 note since Monday"])
  })

  test("[anon A21 A22] counts nothing that is held, waits for the guard, was rejected, or came today", function* ({
    subjects
  }) {
    const owner = yield* start()
    yield* putItems(owner, ...uncounted("2026-11-21"), on("2026-11-22"), on("2026-11-19"))
    yield* sendAt("2026-11-22T09:00:00Z")
    assert.deepStrictEqual(subjects(), [])
    yield* putItems(owner, on("2026-11-21", { cover: "covered" }))
    yield* sendAt("2026-11-22T09:00:00Z")
    assert.deepStrictEqual(subjects(), ["1 note since Friday"])
  })

  test("counts nothing of today, however seldom it is sent", function* ({ subjects }) {
    const owner = yield* start("week")
    yield* putNotes(owner, "2026-11-23")
    yield* sendAt("2026-11-23T09:00:00Z")
    assert.deepStrictEqual(subjects(), [])
    yield* putNotes(owner, "2026-11-22")
    yield* sendAt("2026-11-23T09:00:00Z")
    assert.deepStrictEqual(subjects(), ["1 note since Friday"])
  })

  test("that was empty is not sent, and the next one counts from the last that was", function* ({
    subjects
  }) {
    const owner = yield* start("week")
    yield* sendAt("2026-11-23T09:00:00Z")
    yield* putNotes(owner, "2026-11-25")
    yield* sendAt("2026-11-30T09:00:00Z")
    assert.deepStrictEqual(subjects(), ["1 note since 20 November"])
  })

  test("that was empty is not sent late, when a server starts after its hour", function* ({ subjects }) {
    const owner = yield* start("week")
    yield* sendAt("2026-11-23T09:00:00Z")
    yield* putNotes(owner, "2026-11-23", "2026-11-24")
    yield* TestClock.setTime(Date.parse("2026-11-25T03:12:07.123Z"))
    yield* sendAt("2026-11-25T03:12:07.123Z")
    assert.deepStrictEqual(subjects(), [])
    yield* TestClock.setTime(Date.parse("2026-11-30T09:00:00Z"))
    yield* sendAt("2026-11-30T09:00:00Z")
    assert.deepStrictEqual(subjects(), ["2 notes since 20 November"])
  })

  test("that no server sent comes at the next start, with all days that are over", function* ({ subjects }) {
    const owner = yield* start("week")
    yield* putNotes(owner, "2026-11-22", "2026-11-24", "2026-11-25")
    yield* TestClock.setTime(Date.parse("2026-11-25T03:12:07.123Z"))
    yield* sendAt("2026-11-25T03:12:07.123Z")
    assert.deepStrictEqual(subjects(), ["2 notes since Friday"])
  })

  test("of a clock that was ahead keeps none back once the clock is right", function* ({ subjects }) {
    const owner = yield* start()
    yield* putNotes(owner, "2026-11-20")
    yield* TestClock.setTime(Date.parse("2027-11-21T09:00:00Z"))
    yield* sendAt("2027-11-21T09:00:00Z")
    yield* TestClock.setTime(Date.parse("2026-11-22T09:00:00Z"))
    yield* sendAt("2026-11-22T09:00:00Z")
    yield* putNotes(owner, "2026-11-22")
    yield* TestClock.setTime(Date.parse("2026-11-23T09:00:00Z"))
    yield* sendAt("2026-11-23T09:00:00Z")
    assert.deepStrictEqual(subjects(), ["1 note since 20 November", "1 note since Sunday"])
  })

  const awayUntilNoon = Effect.flatMap(Clock.currentTimeMillis, (now) =>
    now < Date.parse("2026-11-21T12:00:00Z")
      ? Effect.fail(new MailNotSent({ reason: "it is away", isPermanent: false }))
      : Effect.void
  )

  effectTestOf(() => makeWorld(awayUntilNoon))(
    "that the mail server did not take leaves its notes to the next one, which may have another hour",
    function* ({ subjects }) {
      const owner = yield* start()
      yield* putNotes(owner, "2026-11-20", "2026-11-21")
      yield* TestClock.setTime(Date.parse("2026-11-21T09:00:00Z"))
      yield* sendAt("2026-11-21T09:00:00Z")
      yield* setDigest(owner, { every: "day", hour: 10 })
      for (const wait of [5, 20, 80]) yield* pass(`${wait} seconds`)
      yield* TestClock.setTime(Date.parse("2026-11-22T10:00:00Z"))
      yield* sendAt("2026-11-22T10:00:00Z")
      assert.deepStrictEqual(subjects(), ["2 notes since Friday"])
    }
  )

  test("is sent once, however many servers are about to", function* ({ subjects }) {
    const owner = yield* start()
    yield* putNotes(owner, "2026-11-20")
    const due = sendDigests(Date.parse("2026-11-21T09:00:00Z"))
    yield* Effect.all([due, due, due], { concurrency: "unbounded" })
    yield* yieldTurns
    yield* sendAt("2026-11-21T09:00:00Z")
    assert.deepStrictEqual(subjects(), ["1 note since Friday"])
  })

  test("is in the language of its owner's screens, in English before the owner has one", function* ({
    mails
  }) {
    const owner = yield* start()
    yield* putNotes(owner, "2026-11-20", "2026-11-21")
    yield* sendAt("2026-11-21T09:00:00Z")
    yield* changeAccount(owner, { language: "ta" })
    yield* sendAt("2026-11-22T09:00:00Z")
    assert.deepStrictEqual(
      mails.map(({ language, subject }) => [language, subject]),
      [
        ["en", "1 note since Friday"],
        ["ta", "சனி முதல் 1 குறிப்பு"]
      ]
    )
    const [{ text, unsubscribeUrl } = { text: "", unsubscribeUrl: "" }] = mails.slice(1)
    assert.strictEqual(unsubscribeUrl, "http://localhost/account?lang=ta")
    assert.match(text, /^http:\/\/localhost\/feedback\?lang=ta$/m)
    assert.include(text, "http://localhost/account?lang=ta")
  })

  test("says how many, and nothing of what they say", function* ({ mails }) {
    const [one, other] = [yield* start(), yield* start("day", "other")]
    yield* putNotes(one, "2026-11-20")
    const unlike = { sentiment: "negative", category: "Creativity & Innovation" } as const
    yield* putItems(other, on("2026-11-20", { ...unlike, isPublic: true, isStarred: true }))
    yield* sendAt("2026-11-21T09:00:00Z")
    const { content, summary } = on("2026-11-20")
    assert.notInclude(JSON.stringify(mails), content)
    assert.notInclude(JSON.stringify(mails), summary ?? "none")
    const [first, second] = mails.map((mail) => ({ ...mail, id: "", to: "" }))
    assert.deepStrictEqual([mails.length, second], [2, first])
  })

  test("is nobody's who did not ask for it, or asked to stop it", function* ({ subjects }) {
    const { owner } = yield* makeOwner()
    yield* putNotes(owner, "2026-11-20")
    yield* sendAt("2026-11-21T09:00:00Z")
    yield* setDigest(owner, { every: "day", hour: 9 })
    yield* setDigest(owner, { every: "never", hour: 9 })
    yield* sendAt("2026-11-21T09:00:00Z")
    assert.deepStrictEqual(subjects(), [])
    assert.isNull((yield* accountOf(owner)).digest)
  })

  effectTestOf(() => makeWorld(Effect.sleep("1 second")))(
    "is written, for each of many, when those before it have gone",
    function* ({ subjects }) {
      const owners = yield* startFive
      const written = Effect.forEach(owners, accountOf).pipe(
        Effect.map((accounts) => accounts.filter(({ digest }) => digest?.since === "2026-11-21").length)
      )
      assert.deepStrictEqual([yield* written, subjects().length], [3, 0])
      yield* pass("1 second")
      assert.deepStrictEqual([yield* written, subjects().length], [5, 3])
      yield* pass("1 second")
      assert.lengthOf(subjects(), 5)
    }
  )

  effectTestOf(() => makeWorld(Effect.sleep("1 second")))(
    "that had to wait goes where its owner gets mail by then, and to nobody who leaves",
    function* ({ mails }) {
      const owners = yield* startFive
      yield* Effect.forEach(owners.slice(3, 4), (owner) => move(owner, "moved@example.org"))
      yield* Effect.forEach(owners.slice(4), (owner) => startAccountDeletion(owner))
      yield* pass("1 second")
      yield* pass("1 second")
      assert.deepStrictEqual(
        mails.map(({ to }) => to),
        ["1@example.org", "2@example.org", "3@example.org", "moved@example.org"]
      )
    }
  )

  test("goes out at its hour in the only server there is", function* ({ subjects }) {
    const owner = yield* start()
    yield* putNotes(owner, "2026-11-20")
    yield* Effect.forkChild(singleServerWork, { startImmediately: true })
    yield* pass("1259 minutes")
    assert.deepStrictEqual(subjects(), [])
    yield* pass("1 minute")
    yield* pass("3 days")
    assert.deepStrictEqual(subjects(), ["1 note since Friday"])
  })

  for (const time of ["09:05:00", "16:40:01"])
    test(`goes out late, and once, if no server ran at its hour and one starts at ${time}`, function* ({
      subjects
    }) {
      const owner = yield* start()
      yield* putNotes(owner, "2026-11-20")
      yield* TestClock.setTime(Date.parse(`2026-11-21T${time}Z`))
      for (const _ of ["start", "restart"]) {
        const server = yield* Effect.forkChild(singleServerWork, { startImmediately: true })
        yield* yieldTurns
        assert.deepStrictEqual(subjects(), ["1 note since Friday"])
        yield* Fiber.interrupt(server)
      }
    })
})
