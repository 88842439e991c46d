import { assert, describe } from "@effect/vitest"
import { Clock, type Duration, Effect, Fiber, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { changed } from "#core/domain/hives/change-result.ts"
import { Day } from "#core/domain/values/day.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { PublicAddress } from "#core/ports/public-address.ts"
import { WebhookNotSent, type WebhookRequest, WebhookSender } from "#core/ports/webhook-sender.ts"
import { startAccountDeletion } from "#core/use-cases/accounts/pending-deletion.ts"
import { singleServerWork } from "#core/use-cases/periodic-work/single-server-work.ts"
import { changeAccount } from "#core/use-cases/profiles/change-account.ts"
import { sendWebhooks } from "#core/use-cases/webhooks/send-webhooks.ts"
import { setWebhook } from "#core/use-cases/webhooks/set-webhook.ts"
import { on, putItems, putNotes, uncounted, yieldTurns } from "../../../support/counted-notes.ts"
import { effectTestOf, effectTestWith } from "../../../support/effect-test.ts"
import { accountOf, makeOwner, world } from "../../../support/world.ts"
import { makeWrongClock } from "../../../support/wrong-clock.ts"

/** A recipient that refuses the first `failures` attempts. */
const makeWorld = (failures = 0) => {
  const attempts: Array<WebhookRequest> = []
  const send = (request: WebhookRequest) =>
    Effect.suspend(() =>
      attempts.push(request) > failures
        ? Effect.void
        : Effect.fail(new WebhookNotSent({ reason: "it responds with 500" }))
    )
  const services = Layer.mergeAll(
    Layer.fresh(world),
    Layer.succeed(PublicAddress)(new URL("https://hive.example")),
    Layer.succeed(WebhookSender)(Option.some(send))
  )
  return { attempts, bodies: () => attempts.map(({ body }) => body), services }
}

const test = effectTestOf(makeWorld)

const target = { address: "https://hooks.example/asha?token=1", form: "json" } as const

/** The world's first moment is Friday, 20 November 2026, at noon. */
const start = Effect.fnUntraced(function* (form: "json" | "ntfy" = "json", id?: string) {
  const account = yield* makeOwner("", id)
  yield* setWebhook(account, { every: "day", hour: 9, target: { ...target, form } })
  return account
})

const saturday = Date.parse("2026-11-21T09:00:00Z")
const sunday = Date.parse("2026-11-22T09:00:00Z")

/** An owner to whom the first attempt of Saturday was made. */
const startSending = Effect.gen(function* () {
  const account = yield* start()
  yield* putNotes(account.owner, "2026-11-20", "2026-11-21")
  yield* Effect.forkChild(sendWebhooks(saturday), { startImmediately: true })
  yield* yieldTurns
  return account
})

const pass = (time: Duration.Input) => Effect.andThen(TestClock.adjust(time), yieldTurns)

const stateOf = (owner: OwnerId) => Effect.map(accountOf(owner), ({ webhook }) => webhook?.state)

/** A change of keys seals the target anew. */
const resealWebhook = Effect.fnUntraced(function* (owner: OwnerId) {
  yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    const webhook = account.webhook && { ...account.webhook, target: Sealed("sealed with another key") }
    return changed(putChange({ ...account, webhook }))
  })
})

describe("a webhook", () => {
  test("tells at the owner's hour how many notes came on days that are over", function* ({ attempts }) {
    const { owner } = yield* start()
    yield* putNotes(owner, "2026-11-20", "2026-11-21", "2026-11-22")
    yield* sendWebhooks(saturday - 900_000)
    assert.lengthOf(attempts, 0)
    yield* sendWebhooks(sunday)
    assert.deepStrictEqual(JSON.parse(attempts[0]?.body ?? ""), {
      type: "notes.counted",
      data: { count: 2, from: "2026-11-20", to: "2026-11-21", url: "https://hive.example/feedback" }
    })
    assert.deepInclude(attempts[0], { address: target.address })
    assert.strictEqual(yield* stateOf(owner), "delivered")
  })

  test("is in the owner's language in ntfy's form; JSON is the same in all", function* ({ attempts }) {
    const [ntfy, json] = [yield* start("ntfy"), yield* start("json", "other")]
    const bodies = Effect.fnUntraced(function* (day: Day, at: number) {
      for (const { owner } of [ntfy, json]) yield* putNotes(owner, day)
      yield* sendWebhooks(at)
      return attempts.splice(0).map(({ body }) => body)
    })
    const before = yield* bodies(Day("2026-11-20"), saturday)
    for (const { owner } of [ntfy, json]) yield* changeAccount(owner, { language: "hi" })
    const after = yield* bodies(Day("2026-11-21"), sunday)
    const data = { count: 1, from: "2026-11-20", to: "2026-11-20", url: "https://hive.example/feedback" }
    assert.sameMembers(before, ["1 note since Friday", JSON.stringify({ type: "notes.counted", data })])
    const next = { ...data, from: "2026-11-21", to: "2026-11-21" }
    assert.sameMembers(after, ["शनिवार से अब तक 1 नोट", JSON.stringify({ type: "notes.counted", data: next })])
  })

  test("counts what a digest counts, and has no word of it", function* ({ attempts }) {
    const { owner } = yield* start()
    yield* putItems(owner, ...uncounted("2026-11-20"), on("2026-11-21"))
    yield* sendWebhooks(saturday)
    assert.lengthOf(attempts, 0)
    const told = on("2026-11-20", { sentiment: "negative" })
    yield* putItems(owner, told)
    yield* sendWebhooks(saturday)
    assert.lengthOf(attempts, 1)
    for (const word of [told.content, told.summary ?? "none", "negative"])
      assert.notInclude(JSON.stringify(attempts), word)
  })

  test("that was empty is not sent late, when a server starts after its hour", function* ({ attempts }) {
    const { owner } = yield* start()
    yield* sendWebhooks(saturday)
    yield* putNotes(owner, "2026-11-21")
    yield* TestClock.setTime(sunday - 3_600_001)
    yield* sendWebhooks(sunday - 3_600_001)
    assert.lengthOf(attempts, 0)
    yield* sendWebhooks(sunday)
    assert.lengthOf(attempts, 1)
  })

  test("of a clock that was ahead keeps none back once the clock is right", function* ({ attempts }) {
    const { owner } = yield* start()
    yield* putNotes(owner, "2026-11-20")
    yield* TestClock.setTime(Date.parse("2027-11-21T09:00:00Z"))
    yield* sendWebhooks(Date.parse("2027-11-21T09:00:00Z"))
    yield* TestClock.setTime(saturday)
    yield* sendWebhooks(saturday)
    yield* putNotes(owner, "2026-11-21")
    yield* sendWebhooks(sunday)
    assert.lengthOf(attempts, 2)
  })

  test("is sent once, however many servers are about to", function* ({ attempts }) {
    const { owner } = yield* start()
    yield* putNotes(owner, "2026-11-20")
    const directory = yield* Directory
    const listed = yield* directory.withWebhook
    const due = sendWebhooks(saturday).pipe(
      Effect.provideService(Directory, { ...directory, withWebhook: Effect.succeed(listed) })
    )
    yield* Effect.all([due, due, due], { concurrency: "unbounded" })
    assert.lengthOf(attempts, 1)
  })

  effectTestOf(() => makeWorld(2))(
    "is tried three times, minutes apart, as one message",
    function* ({ attempts }) {
      const { owner } = yield* startSending
      assert.lengthOf(attempts, 1)
      yield* pass("1 minute")
      assert.lengthOf(attempts, 2)
      yield* pass("5 minutes")
      assert.deepStrictEqual([attempts.length, new Set(attempts.map(({ id }) => id)).size], [3, 1])
      assert.strictEqual(yield* stateOf(owner), "delivered")
    }
  )

  effectTestOf(() => makeWorld(3))(
    "has failed after seven minutes though the clock was a day ahead at first",
    function* () {
      const { owner } = yield* start()
      yield* putNotes(owner, "2026-11-20", "2026-11-21")
      const { clock, setRight } = yield* makeWrongClock(24 * 3_600_000)
      yield* Effect.forkChild(Effect.provideService(sendWebhooks(saturday), Clock.Clock, clock), {
        startImmediately: true
      })
      yield* yieldTurns
      setRight()
      yield* pass("6 minutes")
      assert.strictEqual(yield* stateOf(owner), "waiting")
      yield* pass("1 minute")
      assert.strictEqual(yield* stateOf(owner), "failed")
    }
  )

  effectTestOf(() => makeWorld(3))(
    "is paused by three failed attempts until its owner saves it again",
    function* ({ attempts }) {
      const account = yield* startSending
      const { owner } = account
      yield* pass("1 hour")
      assert.deepStrictEqual([attempts.length, yield* stateOf(owner)], [3, "failed"])
      yield* sendWebhooks(sunday)
      assert.lengthOf(attempts, 3)
      yield* pass("60 days")
      yield* setWebhook(account, { every: "day", hour: 9 })
      yield* putNotes(owner, "2026-12-24", "2027-01-19")
      yield* sendWebhooks(Date.parse("2027-01-20T09:00:00Z"))
      assert.deepStrictEqual([attempts.length, yield* stateOf(owner)], [4, "delivered"])
      assert.include(attempts[3]?.body, '"count":1,"from":"2027-01-19"')
      assert.strictEqual(attempts[3]?.secret, attempts[0]?.secret)
    }
  )

  effectTestOf(() => makeWorld(3))(
    "fails for its owner seven minutes after the first attempt, however soon the attempts fail",
    function* ({ attempts }) {
      const { owner } = yield* startSending
      yield* pass("1 minute")
      yield* pass("5 minutes")
      assert.deepStrictEqual([attempts.length, yield* stateOf(owner)], [3, "waiting"])
      yield* pass("1 minute")
      assert.strictEqual(yield* stateOf(owner), "failed")
    }
  )

  effectTestOf(() => makeWorld(3))(
    "that its owner saves again during the failing attempts is not paused by them",
    function* ({ attempts }) {
      const account = yield* startSending
      yield* pass("2 minutes")
      yield* setWebhook(account, { every: "day", hour: 9 })
      yield* pass("1 hour")
      assert.deepStrictEqual([attempts.length, yield* stateOf(account.owner)], [3, "waiting"])
      yield* sendWebhooks(sunday)
      assert.deepStrictEqual([attempts.length, yield* stateOf(account.owner)], [4, "delivered"])
    }
  )

  effectTestOf(() => makeWorld(3))(
    "is paused by failing attempts, whatever else its owner changes meanwhile",
    function* ({ attempts }) {
      const account = yield* startSending
      yield* pass("2 minutes")
      yield* changeAccount(account.owner, { language: "ta" })
      yield* pass("1 hour")
      assert.deepStrictEqual([attempts.length, yield* stateOf(account.owner)], [3, "failed"])
    }
  )

  effectTestOf(() => makeWorld(3))(
    "is paused by failing attempts, though the keys were changed meanwhile",
    function* ({ attempts }) {
      const { owner } = yield* startSending
      yield* pass("2 minutes")
      yield* resealWebhook(owner)
      yield* pass("1 hour")
      assert.deepStrictEqual([attempts.length, yield* stateOf(owner)], [3, "failed"])
    }
  )

  effectTestOf(() => makeWorld(3))(
    "that its owner removes, or gives another address, during the failing attempts is not tried again",
    function* ({ attempts }) {
      const one = yield* startSending
      const other = yield* start("json", "other")
      yield* putNotes(other.owner, "2026-11-20")
      yield* Effect.forkChild(sendWebhooks(saturday), { startImmediately: true })
      yield* yieldTurns
      assert.lengthOf(attempts, 2)
      yield* pass("30 seconds")
      yield* changeAccount(one.owner, { webhook: null })
      const elsewhere = { address: "https://elsewhere.example/", form: "json" } as const
      yield* setWebhook(other, { every: "day", hour: 9, target: elsewhere })
      yield* pass("1 hour")
      assert.deepStrictEqual([attempts.length, yield* stateOf(other.owner)], [2, "waiting"])
    }
  )

  test("that a stopped server was sending is not sent again, and not called delivered", function* ({
    attempts
  }) {
    const { owner } = yield* start()
    yield* putNotes(owner, "2026-11-20", "2026-11-21")
    yield* sendWebhooks(saturday)
    const hanging = Layer.succeed(WebhookSender)(Option.some(() => Effect.never))
    const stuck = yield* Effect.forkChild(Effect.provide(sendWebhooks(sunday), hanging), {
      startImmediately: true
    })
    yield* yieldTurns
    yield* Fiber.interrupt(stuck)
    yield* sendWebhooks(sunday)
    assert.deepStrictEqual([attempts.length, yield* stateOf(owner)], [1, "waiting"])
  })

  test("waits its turn to be counted, so that a full hour leaves the store to others", function* ({
    attempts
  }) {
    const owners = yield* Effect.forEach(Array.from({ length: 9 }), (_, index) => start("json", `o${index}`))
    yield* Effect.forEach(owners, ({ owner }) => putNotes(owner, "2026-11-20"))
    const hives = yield* HiveStore
    let [reading, mostReading] = [0, 0]
    const listFeedback = Effect.fnUntraced(function* (owner: OwnerId) {
      mostReading = Math.max(mostReading, ++reading)
      yield* Effect.yieldNow
      reading--
      return yield* hives.listFeedback(owner)
    })
    yield* sendWebhooks(saturday).pipe(Effect.provideService(HiveStore, { ...hives, listFeedback }))
    assert.deepStrictEqual([attempts.length, mostReading], [9, 2])
  })

  test("is nobody's who removed it, or who leaves", function* ({ attempts }) {
    const [one, other] = [yield* start(), yield* start("json", "other")]
    yield* Effect.forEach([one, other], ({ owner }) => putNotes(owner, "2026-11-20"))
    yield* changeAccount(one.owner, { webhook: null })
    yield* startAccountDeletion(other.owner)
    yield* sendWebhooks(saturday)
    assert.lengthOf(attempts, 0)
    assert.isNull((yield* accountOf(one.owner)).webhook)
  })

  test("has a new secret with each new target, and is stored sealed", function* () {
    const account = yield* start()
    const first = yield* setWebhook(account, { every: "day", hour: 9, target })
    const second = yield* setWebhook(account, { every: "day", hour: 9, target })
    assert.match(first.secret ?? "", /^whsec_.+=$/)
    assert.notStrictEqual(second.secret, first.secret)
    assert.isNull((yield* setWebhook(account, { every: "week", hour: 9 })).secret)
  })

  test("goes out at its hour in the only server there is", function* ({ attempts, bodies }) {
    const { owner } = yield* start("ntfy")
    yield* putNotes(owner, "2026-11-20")
    yield* Effect.forkChild(singleServerWork, { startImmediately: true })
    yield* pass("1259 minutes")
    assert.deepStrictEqual(bodies(), [])
    yield* pass("3 days")
    assert.deepStrictEqual(bodies(), ["1 note since Friday"])
    const headers = { "content-type": "text/plain; charset=utf-8", click: "https://hive.example/feedback" }
    assert.deepInclude(attempts[0], { headers })
  })

  effectTestOf(() => makeWorld(2))(
    "goes out late if no server ran at its hour and one starts minutes after, which does its other work meanwhile",
    function* ({ attempts }) {
      const { owner } = yield* start()
      const other = yield* start("json", "other")
      yield* putNotes(owner, "2026-11-20")
      yield* TestClock.setTime(saturday + 300_000 - 86_400_000)
      yield* startAccountDeletion(other.owner)
      yield* TestClock.setTime(saturday + 299_000)
      yield* Effect.forkChild(singleServerWork, { startImmediately: true })
      yield* yieldTurns
      assert.lengthOf(attempts, 1)
      yield* pass("1 minute")
      assert.isTrue(Option.isNone(yield* Directory.use(({ findById }) => findById(other.owner))))
      yield* pass("5 minutes")
      assert.deepStrictEqual([attempts.length, yield* stateOf(owner)], [3, "delivered"])
    }
  )
})

effectTestWith(world)("no webhook is taken where they are off", function* () {
  const account = yield* makeOwner("")
  const refused = yield* Effect.flip(setWebhook(account, { every: "day", hour: 9, target }))
  assert.strictEqual(refused._tag, "WebhooksOff")
})
