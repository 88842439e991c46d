import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Result } from "effect"
import { inMemoryPorts } from "#adapters/storage/in-memory/in-memory-ports.ts"
import { applyChange, emptyState } from "#adapters/storage/in-memory/in-memory-state.ts"
import { makeInMemoryStore } from "#adapters/storage/in-memory/in-memory-store.ts"
import type { Persistence } from "#adapters/storage/in-memory/persistence.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { type Change, emptyChange, putChange } from "#core/domain/hives/change.ts"
import type { ChangeWithAnswer } from "#core/domain/hives/change-result.ts"
import type { Hive } from "#core/domain/hives/hive.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { readHive, sweepBefore } from "../../contracts/storage-adapter.ts"
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

const stored = <A>(answer: A, change: Change = emptyChange) => Result.succeed({ change, answer })

/** A store with ada's and bob's hives, whose changes become durable, or fail, when the test says so. */
const heldStore = () => {
  const state = emptyState()
  for (const owner of [ada, bob]) applyChange(state, putChange(makeAccount(owner)))
  const held: Array<{ readonly change: Change; readonly settle: (failure?: StoreUnavailable) => void }> = []
  const persistence: Persistence = {
    append: (change, settle) => void held.push({ change, settle }),
    check: Effect.void
  }
  const store = makeInMemoryStore({ state, persistence })
  const ports = inMemoryPorts(store, Effect.void)
  const shown = Effect.provide(readHive(ada, wanted), ports)
  const counted = Effect.map(Effect.provide(readHive(ada, { insight: true }), ports), (hive) => hive.counted)
  const settleNext = Effect.sync(() => held.shift()?.settle())
  /** Fails everything under way in one turn, like a failed write. */
  const failAll = Effect.sync(() => {
    for (const { settle } of held.splice(0)) settle(failure)
  })
  /** Begins a change of ada's hive. */
  const begin = <A, E>(decide: (hive: Hive) => Result.Result<ChangeWithAnswer<A>, E>) =>
    forkResult(store.change(ada, wanted, decide))
  const beginPut = (...records: Change["put"]) => begin(() => stored("stored", putChange(...records)))
  const beginNaming = (owner: OwnerId, link: string) =>
    forkResult(
      store.change(owner, {}, ({ account }) =>
        stored("stored", putChange(makeLink(link, { owner }), { ...account, feedbackLink: link }))
      )
    )
  return { held, shown, counted, settleNext, failAll, begin, beginPut, beginNaming }
}

const forkResult = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.forkChild(Effect.result(effect), { startImmediately: true })

const isOver = (fiber: Fiber.Fiber<unknown, unknown>) => fiber.pollUnsafe() !== undefined

const someTurns = Effect.repeat(Effect.yieldNow, { times: 9 })

describe("the resident store, while a change is not durable yet", () => {
  test("shows it to the next decision, and to nobody else", function* () {
    const { held, shown, settleNext, begin, beginPut } = heldStore()
    const records = [makeApproved("1", { isPublic: true }), makePoints("1"), makeSubmissionKey("k")]
    const first = yield* beginPut(...records)
    const second = yield* begin(({ publicIds, items, points, submissionKey }) =>
      stored([publicIds.size, items.size, points.size, submissionKey?.id], putChange(makeApproved("2")))
    )
    assert.strictEqual(held.length, 2)
    assert.strictEqual((yield* shown).items.size, 0)
    assert.isFalse(isOver(first))
    yield* settleNext
    assert.deepStrictEqual(yield* Fiber.join(first), Result.succeed("stored"))
    assert.strictEqual((yield* shown).items.size, 1)
    assert.isFalse(isOver(second))
    yield* settleNext
    assert.deepStrictEqual(yield* Fiber.join(second), Result.succeed([1, 1, 1, "k"]))
  })

  test("gives no answer that rests on it, not even one that changes nothing", function* () {
    const { settleNext, begin, beginPut } = heldStore()
    yield* beginPut(makeSubmissionKey("k"))
    const known = yield* begin((hive) => stored(hive.submissionKey !== undefined))
    const refused = yield* begin(() => Result.fail("limit reached"))
    assert.deepStrictEqual([isOver(known), isOver(refused)], [false, false])
    yield* settleNext
    assert.deepStrictEqual(yield* Fiber.join(known), Result.succeed(true))
    assert.deepStrictEqual(yield* Fiber.join(refused), Result.fail("limit reached"))
  })

  test("forgets it when it fails, with all that was decided on it", function* () {
    const { shown, settleNext, failAll, begin, beginPut } = heldStore()
    const put = [
      yield* beginPut(makeApproved("1", { isPublic: true })),
      yield* beginPut(makeApproved("2", { isPublic: true }))
    ]
    const refused = yield* begin((hive) => Result.fail(hive.publicIds.size))
    yield* failAll
    for (const fiber of [...put, refused])
      assert.deepStrictEqual<unknown>(yield* Fiber.join<unknown, unknown>(fiber), Result.fail(failure))
    const next = yield* begin((hive) => stored(hive.items.size, putChange(makeApproved("3"))))
    yield* settleNext
    assert.deepStrictEqual(yield* Fiber.join(next), Result.succeed(0))
    assert.deepStrictEqual([...(yield* shown).items.keys()], [FeedbackId("3")])
  })

  test("forgets it also when what was decided on it still waits for its turn in the directory", function* () {
    const { held, failAll, beginPut, beginNaming } = heldStore()
    const renamed = yield* beginPut(makeAccount(ada, { name: "Never saved" }))
    const others = yield* beginNaming(bob, "bob-link")
    const waiting = yield* beginNaming(ada, "ada-link")
    assert.strictEqual(held.length, 2)
    yield* failAll
    assert.deepStrictEqual(yield* Fiber.join(renamed), Result.fail(failure))
    assert.deepStrictEqual(yield* Fiber.join(others), Result.fail(failure))
    yield* someTurns
    assert.deepStrictEqual(held, [])
    assert.isTrue(Result.isFailure(yield* Fiber.join(waiting)))
  })

  test("decides nothing of an owner whose change waits for its turn in the directory", function* () {
    const { held, settleNext, begin, beginNaming } = heldStore()
    yield* beginNaming(bob, "bob-link")
    yield* beginNaming(ada, "ada-link")
    let isDecided = false
    const next = yield* begin(({ account }) => {
      isDecided = true
      return stored(account.feedbackLink)
    })
    const isDecidedMeanwhile = isDecided
    while (held.length > 0) {
      yield* settleNext
      yield* someTurns
    }
    assert.isFalse(isDecidedMeanwhile)
    assert.deepStrictEqual(yield* Fiber.join(next), Result.succeed("ada-link"))
  })

  test("stays with what was decided last on a record that is put, removed and put again", function* () {
    const { held, shown, settleNext, begin } = heldStore()
    const put = putChange(makeApproved("1"))
    const gone: Change = { put: [], remove: [{ kind: "feedback", owner: ada, id: "1" }] }
    const fibers = []
    for (const change of [put, gone, put, gone, gone]) {
      fibers.push(yield* begin((hive) => stored(hive.items.size, change)))
      if (fibers.length > 1) yield* settleNext
    }
    while (held.length > 0) yield* settleNext
    const answers = yield* Effect.forEach(fibers, (fiber) => Fiber.join(fiber))
    assert.deepStrictEqual(answers, [0, 1, 0, 1, 0].map(Result.succeed))
    assert.strictEqual((yield* shown).items.size, 0)
  })

  test("finishes a change whose caller went away", function* () {
    const { shown, settleNext, beginPut } = heldStore()
    const fiber = yield* beginPut(makeApproved("1"))
    const interrupted = yield* forkResult(Fiber.interrupt(fiber))
    yield* settleNext
    yield* Fiber.join(interrupted)
    assert.strictEqual((yield* shown).items.size, 1)
  })
})

test("[anon A12] what an owner cannot see is not counted anew for an insight: that would take its time", function* () {
  const { counted, settleNext, beginPut } = heldStore()
  const keep = Effect.fnUntraced(function* (...records: Change["put"]) {
    const fiber = yield* beginPut(...records)
    yield* settleNext
    yield* Fiber.join(fiber)
  })
  yield* keep(makeApproved("1"))
  const before = yield* counted
  yield* keep(makeFeedback("2", { isHeld: true }), makeFeedback("3"))
  yield* keep(makeApproved("2", { isHeld: true }))
  assert.strictEqual(yield* counted, before)
  yield* keep(makeApproved("2"))
  assert.strictEqual((yield* counted)?.count, 2)
})

test("others run between two hives that are searched for what has had its time", function* () {
  const state = emptyState()
  const hives = 50
  for (let number = 0; number < hives; number++)
    applyChange(state, putChange(makeAccount(OwnerId(`${number}`))))
  const persistence: Persistence = { append: (_change, settle) => settle(), check: Effect.void }
  const ports = inMemoryPorts(makeInMemoryStore({ state, persistence }), Effect.void)
  let turns = 0
  const taking = yield* Effect.sync(() => ++turns).pipe(
    Effect.andThen(Effect.yieldNow),
    Effect.forever,
    Effect.forkChild
  )
  yield* Effect.provide(sweepBefore({}), ports)
  yield* Fiber.interrupt(taking)
  assert.isAtLeast(turns, hives / 4)
})
