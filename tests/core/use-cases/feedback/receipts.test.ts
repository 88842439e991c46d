import { assert, describe } from "@effect/vitest"
import { Clock, Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"
import type { Account } from "#core/domain/accounts/account.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { Receipts } from "#core/ports/receipts.ts"
import { Secrets } from "#core/ports/secrets.ts"
import { StoreSnapshots } from "#core/ports/store-snapshots.ts"
import { deleteFeedback } from "#core/use-cases/feedback/delete-feedback.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { readReceipt } from "#core/use-cases/feedback/read-receipt.ts"
import { releaseAt } from "#core/use-cases/feedback/release-feedback.ts"
import { removeWithdrawnAt } from "#core/use-cases/feedback/remove-withdrawn.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { takeBack } from "#core/use-cases/feedback/take-back.ts"
import { singleServerWork } from "#core/use-cases/periodic-work/single-server-work.ts"
import { readActivity } from "#core/use-cases/progress/read-activity.ts"
import { readProgress } from "#core/use-cases/progress/read-progress.ts"
import { closeShownNote } from "#core/use-cases/reports/close-report.ts"
import { listNotesShownByOwners } from "#core/use-cases/reports/list-reports.ts"
import { listShownNotes, showNote } from "#core/use-cases/reports/show-note.ts"
import { sweepRetention } from "#core/use-cases/retention/sweep-retention.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { storeFailingFor, windowed } from "../../../support/release.ts"
import { settleAll } from "../../../support/settle-all.ts"
import { linkOf, makeOwner, world } from "../../../support/world.ts"

const test = effectTestWith(world)
const hourly = effectTestWith(windowed(60))
const weekly = effectTestWith(windowed(10_080))

const text = "Reliability is your strength"

const receiptOf = (token: string) => Secrets.use(({ digest }) => digest(token))

const send = Effect.fnUntraced(function* (account: Account, token: string | null, idempotencyKey?: string) {
  const receipt = token === null ? null : yield* receiptOf(token)
  yield* submitTyped({ link: linkOf(account), content: text, receipt, idempotencyKey })
})

/** An owner with a judged note, whose receipt is "mine". */
const makeReceived = Effect.gen(function* () {
  const account = yield* makeOwner()
  yield* send(account, "mine")
  yield* settleAll
  return account
})

/** Shows the operator an owner's first note. */
const showFirst = Effect.fnUntraced(function* ({ owner }: Account) {
  const [item] = yield* listFeedback(owner)
  const id = item?.id ?? ""
  yield* showNote(owner, id)
  return id
})

const notesOfOperator = Effect.map(listNotesShownByOwners({ limit: 10, after: null }), ({ notes }) =>
  notes.map((note) => note.text)
)

const recordsOf = ({ owner }: Account) => StoreSnapshots.use(({ ofOwner }) => ofOwner(owner))

/** Runs it to its end, with the milliseconds that it took. */
const timed = Effect.fnUntraced(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
  const start = yield* Clock.currentTimeMillis
  const run = Effect.gen(function* () {
    const exit = yield* Effect.exit(work)
    return { exit, millis: (yield* Clock.currentTimeMillis) - start }
  })
  const running = yield* Effect.forkChild(run, { startImmediately: true })
  yield* TestClock.adjust("250 millis")
  return yield* Fiber.join(running)
})

const lookUp = Effect.fnUntraced(function* (token: string) {
  const { exit } = yield* timed(readReceipt(token))
  return yield* exit
})

const stateOf = (token: string) =>
  lookUp(token).pipe(
    Effect.map(({ state }) => `${state}`),
    Effect.catchTag("ReceiptNotFound", ({ message }) => Effect.succeed(message))
  )

const unknown = "There is no note for this code."

const storedReceipts = (account: Account) =>
  Effect.map(recordsOf(account), (records) =>
    records.flatMap((record) => (record.kind === "feedback" ? [record.receipt] : []))
  )

describe("a receipt", () => {
  test("[anon A37] is stored as it was sent, and a note without one has a random one", function* () {
    const account = yield* makeOwner()
    yield* send(account, "mine")
    yield* send(account, null)
    const stored = yield* storedReceipts(account)
    assert.lengthOf(new Set(stored).values().toArray(), 2)
    assert.include(stored, yield* receiptOf("mine"))
    assert.isTrue(stored.every((receipt) => receipt?.startsWith("digest of ")))
  })

  test("[anon A37] that is stored already is replaced by a random one, in silence", function* () {
    const account = yield* makeOwner()
    yield* send(account, "mine")
    const first = yield* Receipts.use(({ find }) => Effect.flatMap(receiptOf("mine"), find))
    yield* send(account, "mine")
    assert.lengthOf(new Set(yield* storedReceipts(account)).values().toArray(), 2)
    assert.deepEqual(yield* Receipts.use(({ find }) => Effect.flatMap(receiptOf("mine"), find)), first)
    assert.isTrue(Option.isSome(first))
  })

  test("[anon A37] belongs to its Idempotency-Key: a retry stores nothing, and another one is refused", function* () {
    const account = yield* makeOwner()
    yield* send(account, "mine", "key-0123456789abcdef")
    yield* send(account, "mine", "key-0123456789abcdef")
    const refused = yield* Effect.flip(send(account, "other", "key-0123456789abcdef"))
    assert.strictEqual(refused._tag, "SubmissionKeyReused")
    assert.lengthOf(yield* storedReceipts(account), 1)
  })

  test("[anon A38] that is wrong, deleted or was never made looks alike, in constant time", function* () {
    const account = yield* makeReceived
    assert.strictEqual(yield* stateOf("mine"), "received")
    const right = yield* timed(readReceipt("mine"))
    const wrong = yield* timed(readReceipt("never made"))
    assert.deepEqual([right.millis, wrong.millis], [250, 250])
    const [item] = yield* listFeedback(account.owner)
    yield* deleteFeedback(account.owner, item?.id ?? "")
    assert.deepEqual([yield* stateOf("mine"), yield* stateOf("never made")], [unknown, unknown])
  })

  test("[anon A40] tells from the next UTC midnight that the note is shown", function* () {
    yield* makeReceived
    yield* TestClock.adjust("11 hours")
    assert.strictEqual(yield* stateOf("mine"), "received")
    yield* TestClock.adjust("1 hour")
    assert.deepEqual(yield* lookUp("mine"), { state: "shown", rejectedFor: null, status: null, answer: null })
  })
})

/** An owner's view of a hive. */
const seenBy = Effect.fnUntraced(function* ({ owner }: Account) {
  const { totalPoints } = yield* readProgress(owner)
  const activity = (yield* readActivity(owner)).map(({ description }) => description)
  return { notes: (yield* listFeedback(owner)).length, totalPoints, activity }
})

describe("a note that is taken back", () => {
  hourly("[anon A39] before its release goes at once, and without a trace", function* () {
    const account = yield* makeReceived
    yield* timed(takeBack("mine"))
    const kinds = (yield* recordsOf(account)).map(({ kind }) => kind)
    assert.notIncludeMembers(kinds, ["feedback", "verdict", "points"])
    assert.strictEqual(yield* stateOf("mine"), unknown)
  })

  hourly("[anon A39] afterwards goes at the owner's boundary, with all that it brought", function* () {
    const account = yield* makeReceived
    yield* Effect.forkChild(singleServerWork, { startImmediately: true })
    yield* TestClock.adjust("60 minutes")
    const before = yield* seenBy(account)
    assert.strictEqual(before.notes, 1)
    yield* timed(takeBack("mine"))
    assert.strictEqual(yield* stateOf("mine"), unknown)
    yield* TestClock.adjust("58 minutes")
    assert.deepEqual(yield* seenBy(account), before)
    yield* TestClock.adjust("2 minutes")
    const gone = { notes: 0, totalPoints: 0, activity: ["Withdrawn by its writer"] }
    assert.deepEqual(yield* seenBy(account), gone)
  })

  test("[anon A39] goes at UTC midnight where notes appear as they come", function* () {
    const account = yield* makeReceived
    yield* Effect.forkChild(singleServerWork, { startImmediately: true })
    yield* timed(takeBack("mine"))
    yield* TestClock.adjust("11 hours")
    assert.strictEqual((yield* seenBy(account)).notes, 1)
    yield* TestClock.adjust("1 hour")
    assert.strictEqual((yield* seenBy(account)).notes, 0)
  })

  test("[anon A39] goes when a server starts, where none ran at midnight, and not before a midnight", function* () {
    const account = yield* makeReceived
    yield* timed(takeBack("mine"))
    const start = Effect.andThen(
      Effect.forkScoped(singleServerWork, { startImmediately: true }),
      TestClock.adjust("1 second")
    ).pipe(Effect.scoped)
    yield* start
    assert.strictEqual((yield* seenBy(account)).notes, 1)
    yield* TestClock.adjust("20 hours")
    yield* start
    assert.strictEqual((yield* seenBy(account)).notes, 0)
  })

  test("[anon A39] goes when a machine wakes that slept at midnight; what was taken back since stays", function* () {
    const account = yield* makeReceived
    yield* timed(takeBack("mine"))
    yield* TestClock.adjust("20 hours")
    yield* send(account, "another")
    yield* settleAll
    yield* timed(takeBack("another"))
    assert.strictEqual((yield* seenBy(account)).notes, 2)
    yield* removeWithdrawnAt(Date.parse("2026-11-21T00:00:00Z"))
    assert.strictEqual((yield* seenBy(account)).notes, 1)
  })

  test("[anon A39] answers alike, in constant time, whatever its state, and for a wrong code", function* () {
    const account = yield* makeOwner()
    yield* send(account, "pending")
    const pending = yield* timed(takeBack("pending"))
    yield* send(account, "shown")
    yield* settleAll
    const shown = yield* timed(takeBack("shown"))
    const again = yield* timed(takeBack("shown"))
    const wrong = yield* timed(takeBack("never made"))
    assert.strictEqual(wrong.millis, 250)
    assert.deepEqual([pending, shown, again], [wrong, wrong, wrong])
  })

  test("[anon A39] stays readable for the operator alone, for less than 30 days", function* () {
    const account = yield* makeOwner()
    yield* send(account, "mine")
    yield* settleAll
    yield* showFirst(account)
    yield* timed(takeBack("mine"))
    yield* TestClock.adjust("12 hours")
    yield* removeWithdrawnAt(Date.parse("2026-11-21T00:00:00Z"))
    assert.deepEqual(yield* notesOfOperator, [text])
    assert.deepEqual(yield* listShownNotes(account.owner), [])
    yield* TestClock.adjust("28 days")
    yield* sweepRetention
    assert.deepEqual(yield* notesOfOperator, [text])
    yield* TestClock.adjust("1 day")
    assert.deepEqual(yield* notesOfOperator, [])
    yield* sweepRetention
    assert.notInclude(JSON.stringify(yield* recordsOf(account)), text)
  })

  weekly("[anon A39] stays readable no longer where it had to wait a week for its boundary", function* () {
    const account = yield* makeReceived
    yield* TestClock.setTime(Date.parse("2026-12-03T00:00:00Z"))
    yield* releaseAt(Date.parse("2026-12-03T00:00:00Z"))
    yield* showFirst(account)
    yield* timed(takeBack("mine"))
    yield* TestClock.setTime(Date.parse("2026-12-10T00:00:00Z"))
    yield* removeWithdrawnAt(Date.parse("2026-12-10T00:00:00Z"))
    assert.deepEqual(yield* notesOfOperator, [text])
    yield* TestClock.setTime(Date.parse("2027-01-02T00:00:00Z"))
    assert.deepEqual(yield* notesOfOperator, [])
  })

  test("[anon A39] goes a moment later if the store is away at midnight", function* () {
    const account = yield* makeReceived
    yield* timed(takeBack("mine"))
    yield* TestClock.adjust("12 hours")
    let isDown = true
    const store = yield* storeFailingFor(account.owner, () => isDown)
    const removing = removeWithdrawnAt(Date.parse("2026-11-21T00:00:00Z"))
    yield* Effect.forkChild(Effect.provideService(removing, HiveStore, store), { startImmediately: true })
    yield* TestClock.adjust("10 seconds")
    assert.strictEqual((yield* seenBy(account)).notes, 1)
    isDown = false
    yield* TestClock.adjust("1 second")
    assert.strictEqual((yield* seenBy(account)).notes, 0)
  })

  test("[anon A39] is gone for good once an operator closes the report", function* () {
    const account = yield* makeReceived
    const id = yield* showFirst(account)
    yield* timed(takeBack("mine"))
    yield* TestClock.adjust("12 hours")
    yield* removeWithdrawnAt(Date.parse("2026-11-21T00:00:00Z"))
    yield* closeShownNote({ username: "grace" }, id)
    assert.notInclude(JSON.stringify(yield* recordsOf(account)), text)
    assert.deepEqual(yield* notesOfOperator, [])
  })
})
