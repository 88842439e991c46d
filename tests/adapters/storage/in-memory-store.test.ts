import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Result } from "effect"
import { inMemoryPorts } from "#adapters/storage/in-memory/in-memory-ports.ts"
import { applyChange, emptyState } from "#adapters/storage/in-memory/in-memory-state.ts"
import { makeInMemoryStore } from "#adapters/storage/in-memory/in-memory-store.ts"
import type { Persistence } from "#adapters/storage/in-memory/persistence.ts"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { type Change, emptyChange, putChange } from "#core/domain/hives/change.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { readHive } from "../../contracts/storage-adapter.ts"
import { effectTest as test } from "../../support/effect-test.ts"
import {
  ada,
  bob,
  makeAccount,
  makeApproved,
  makeFeedback,
  makeLink,
  makePoints,
  makeSubmissionKey
} from "../../support/storage-records.ts"

const failure = new StoreUnavailable({ cause: new Error("no space") })
const ids = ["1", "2", "3"].map(FeedbackId)
const wanted = { items: ids, submissionKey: "k" }

/** A store with ada's hive, whose changes become durable, or fail, when the test says so. */
const heldStore = () => {
  const state = emptyState()
  applyChange(state, putChange(makeAccount(ada)))
  const held: Array<{ readonly change: Change; readonly settle: (failure?: StoreUnavailable) => void }> = []
  const persistence: Persistence = {
    append: (change, settle) => void held.push({ change, settle }),
    check: Effect.void
  }
  const store = makeInMemoryStore({ state, persistence })
  const ports = inMemoryPorts(store, Effect.void)
  const shown = readHive(ada, wanted).pipe(Effect.provide(ports))
  const counted = Effect.map(readHive(ada, { insight: true }), (hive) => hive.counted).pipe(
    Effect.provide(ports)
  )
  const settleNext = Effect.sync(() => held.shift()?.settle())
  /** Fails everything under way in one turn, like a failed write. */
  const failAll = Effect.sync(() => {
    for (const { settle } of held.splice(0)) settle(failure)
  })
  return { store, held, shown, counted, settleNext, failAll }
}

const forkResult = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.forkChild(Effect.result(effect), { startImmediately: true })

const isOver = (fiber: Fiber.Fiber<unknown, unknown>) => fiber.pollUnsafe() !== undefined

const putRecords = ({ store }: ReturnType<typeof heldStore>, ...records: Change["put"]) =>
  store.change(ada, wanted, () => Result.succeed({ change: putChange(...records), answer: "stored" }))

const nameOwner = ({ store }: ReturnType<typeof heldStore>, owner: OwnerId, link: string) =>
  store.change(owner, {}, ({ account }) =>
    Result.succeed({
      change: putChange(makeLink(link, { owner }), { ...account, feedbackLink: link }),
      answer: "stored"
    })
  )

describe("the resident store, while a change is not durable yet", () => {
  test("shows it to the next decision, and to nobody else", function* () {
    const held = heldStore()
    const first = yield* forkResult(
      putRecords(held, makeApproved("1", { isPublic: true }), makePoints("1"), makeSubmissionKey("k"))
    )
    const second = yield* forkResult(
      held.store.change(ada, wanted, (hive) =>
        Result.succeed({
          change: putChange(makeApproved("2")),
          answer: [hive.publicIds.size, hive.items.size, hive.points.size, hive.submissionKey?.id]
        })
      )
    )
    assert.strictEqual(held.held.length, 2)
    assert.strictEqual((yield* held.shown).items.size, 0)
    assert.isFalse(isOver(first))
    yield* held.settleNext
    assert.deepStrictEqual(yield* Fiber.join(first), Result.succeed("stored"))
    assert.strictEqual((yield* held.shown).items.size, 1)
    assert.isFalse(isOver(second))
    yield* held.settleNext
    assert.deepStrictEqual(yield* Fiber.join(second), Result.succeed([1, 1, 1, "k"]))
  })

  test("gives no answer that rests on it, not even one that changes nothing", function* () {
    const held = heldStore()
    yield* forkResult(putRecords(held, makeSubmissionKey("k")))
    const known = yield* forkResult(
      held.store.change(ada, wanted, (hive) =>
        Result.succeed({ change: emptyChange, answer: hive.submissionKey !== undefined })
      )
    )
    const refused = yield* forkResult(held.store.change(ada, wanted, () => Result.fail("limit reached")))
    assert.deepStrictEqual([isOver(known), isOver(refused)], [false, false])
    yield* held.settleNext
    assert.deepStrictEqual(yield* Fiber.join(known), Result.succeed(true))
    assert.deepStrictEqual(yield* Fiber.join(refused), Result.fail("limit reached"))
  })

  test("forgets it when it fails, with all that was decided on it", function* () {
    const held = heldStore()
    const changes = [
      yield* forkResult(putRecords(held, makeApproved("1", { isPublic: true }))),
      yield* forkResult(putRecords(held, makeApproved("2", { isPublic: true }))),
      yield* forkResult(held.store.change(ada, wanted, (hive) => Result.fail(hive.publicIds.size)))
    ]
    yield* held.failAll
    for (const change of changes) assert.deepStrictEqual(yield* Fiber.join(change), Result.fail(failure))
    const next = yield* forkResult(
      held.store.change(ada, wanted, (hive) =>
        Result.succeed({ change: putChange(makeApproved("3")), answer: hive.items.size })
      )
    )
    yield* held.settleNext
    assert.deepStrictEqual(yield* Fiber.join(next), Result.succeed(0))
    assert.deepStrictEqual([...(yield* held.shown).items.keys()], [FeedbackId("3")])
  })

  test("forgets it also when what was decided on it still waits for its turn in the directory", function* () {
    const held = heldStore()
    applyChange(held.store.state, putChange(makeAccount(bob)))
    const renamed = yield* forkResult(putRecords(held, makeAccount(ada, { name: "Never saved" })))
    const others = yield* forkResult(nameOwner(held, bob, "bob-link"))
    const waiting = yield* forkResult(nameOwner(held, ada, "ada-link"))
    assert.strictEqual(held.held.length, 2)
    yield* held.failAll
    assert.deepStrictEqual(yield* Fiber.join(renamed), Result.fail(failure))
    assert.deepStrictEqual(yield* Fiber.join(others), Result.fail(failure))
    for (let turn = 0; turn < 10; turn++) yield* Effect.yieldNow
    assert.deepStrictEqual(held.held, [])
    assert.isTrue(Result.isFailure(yield* Fiber.join(waiting)))
  })

  test("decides nothing of an owner whose change waits for its turn in the directory", function* () {
    const held = heldStore()
    applyChange(held.store.state, putChange(makeAccount(bob)))
    yield* forkResult(nameOwner(held, bob, "bob-link"))
    yield* forkResult(nameOwner(held, ada, "ada-link"))
    let isDecided = false
    const next = yield* forkResult(
      held.store.change(ada, {}, ({ account }) => {
        isDecided = true
        return Result.succeed({ change: emptyChange, answer: account.feedbackLink })
      })
    )
    const isDecidedMeanwhile = isDecided
    while (held.held.length > 0) {
      yield* held.settleNext
      for (let turn = 0; turn < 10; turn++) yield* Effect.yieldNow
    }
    assert.isFalse(isDecidedMeanwhile)
    assert.deepStrictEqual(yield* Fiber.join(next), Result.succeed("ada-link"))
  })

  test("stays with what was decided last on a record that is put, removed and put again", function* () {
    const held = heldStore()
    const seen = (change: Change) =>
      held.store.change(ada, wanted, (hive) => Result.succeed({ change, answer: hive.items.size }))
    const key = { kind: "feedback", owner: ada, id: "1" } as const
    const gone: Change = { put: [], remove: [key] }
    const fibers = []
    for (const change of [putChange(makeApproved("1")), gone, putChange(makeApproved("1")), gone, gone]) {
      fibers.push(yield* forkResult(seen(change)))
      if (fibers.length > 1) yield* held.settleNext
    }
    while (held.held.length > 0) yield* held.settleNext
    const answers = yield* Effect.forEach(fibers, (fiber) => Fiber.join(fiber))
    assert.deepStrictEqual(answers, [0, 1, 0, 1, 0].map(Result.succeed))
    assert.strictEqual((yield* held.shown).items.size, 0)
  })

  test("finishes a change whose caller went away", function* () {
    const held = heldStore()
    const fiber = yield* forkResult(putRecords(held, makeApproved("1")))
    const interrupted = yield* forkResult(Fiber.interrupt(fiber))
    yield* held.settleNext
    yield* Fiber.join(interrupted)
    assert.strictEqual((yield* held.shown).items.size, 1)
  })
})

describe("what the resident store counts for an insight", () => {
  test("[anon A12] is not counted again for what the owner cannot see: that would take its time", function* () {
    const held = heldStore()
    const keep = Effect.fnUntraced(function* (...records: Change["put"]) {
      const fiber = yield* forkResult(putRecords(held, ...records))
      yield* held.settleNext
      yield* Fiber.join(fiber)
    })
    yield* keep(makeApproved("1"))
    const before = yield* held.counted
    yield* keep(makeFeedback("2", { isHeld: true }), makeFeedback("3"))
    yield* keep(makeApproved("2", { isHeld: true }))
    assert.strictEqual(yield* held.counted, before)
    yield* keep(makeApproved("2"))
    assert.strictEqual((yield* held.counted)?.count, 2)
  })
})
