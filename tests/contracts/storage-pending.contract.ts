import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { isItsBoundary } from "#core/domain/hives/release-rules.ts"
import { initialRelease } from "#core/domain/release/owner-release.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { HeldFeedback } from "#core/ports/held-feedback.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { pauseAccount } from "#core/use-cases/accounts/pause-account.ts"
import { releaseAt } from "#core/use-cases/feedback/release-feedback.ts"
import { allHeld } from "../support/release-held.ts"
import {
  ada,
  bob,
  makeAccount,
  makeApproved,
  makeFeedback,
  makeRejected
} from "../support/storage-records.ts"
import {
  besideBob,
  type ContractTest,
  createAccount,
  idsOf,
  putRecords,
  removeRecords,
  withServices
} from "./storage-adapter.ts"

const noon = Date.parse("2026-11-20T12:00:00Z")
const hour = 3_600_000

const claimItems = (max: number) =>
  PendingFeedback.use((pending) => Effect.map(pending.claim(max), (items) => idsOf(items).toSorted()))

const heldIds = Effect.map(allHeld, (items) => idsOf(items).toSorted())

const listedIds = HiveStore.use((store) => Effect.map(store.listFeedback(ada), (items) => idsOf(items)))

export const heldContract = (test: ContractTest) =>
  describe("HeldFeedback", () => {
    besideBob(test)(
      "names the items of all hives that are judged and held, which no list shows",
      function* () {
        yield* putRecords(
          makeFeedback("1", { isHeld: true }),
          makeApproved("2", { isHeld: true }),
          makeApproved("3")
        )
        yield* putRecords(makeRejected("4", { owner: bob, isHeld: true }))
        assert.deepStrictEqual(yield* heldIds, ["2", "4"])
        assert.deepStrictEqual(yield* listedIds, ["3"])
        assert.deepStrictEqual(yield* claimItems(5), ["1"])
      }
    )

    test("tells of each the window that it was sent under and its owner's rule", function* () {
      const heldBy = { minutes: 1_440, least: 3 }
      const { release } = makeAccount(ada)
      yield* putRecords(makeApproved("1", { isHeld: true, heldBy }), makeApproved("2", { isHeld: true }))
      assert.sameDeepMembers(
        [...(yield* allHeld)],
        [
          { id: FeedbackId("1"), owner: ada, window: 1_440, release },
          { id: FeedbackId("2"), owner: ada, window: 0, release }
        ]
      )
      assert.sameDeepMembers(
        (yield* HiveStore.use((store) => store.listItems(ada))).map((item) => item.heldBy),
        [heldBy, null]
      )
    })

    besideBob(test)(
      "names at a boundary those whose window ends, by the rules of item, owner and installation",
      function* () {
        const [rule, announced] = [
          { minutes: 90, least: 3 },
          { minutes: 45, least: 3 }
        ]
        const from = noon + 12 * hour
        const release = {
          ...initialRelease,
          rule,
          announced: { audience: "class" as const, rule: announced, from }
        }
        yield* putRecords({ ...makeAccount(ada), release })
        for (const owner of [ada, bob])
          for (const minutes of [0, 60, 90, 1_440])
            yield* putRecords(
              makeApproved(`${owner} ${minutes}`, { owner, isHeld: true, heldBy: { minutes, least: 3 } })
            )
        const held = yield* allHeld
        const { dueAt } = yield* HeldFeedback
        for (const minutes of [0, 1, 45, 60, 90, 180, 720, 765, 780, 1_440])
          for (const floor of [0, 60, 180]) {
            const at = { boundary: noon + minutes * 60_000, floor: { minutes: floor, least: 1 } }
            const due = held.filter((item) => isItsBoundary(item, at))
            assert.sameDeepMembers([...(yield* dueAt(at))], due, `${minutes} minutes, floor ${floor}`)
          }
      }
    )

    withServices(Layer.succeed(ReleaseWindow)(60), test)(
      "holds what came in a window that a pause cut short until the page was open for a whole one",
      function* () {
        yield* TestClock.setTime(noon)
        yield* putRecords(makeApproved("1", { isHeld: true }))
        yield* pauseAccount(ada, true)
        yield* TestClock.adjust("2 hours")
        yield* pauseAccount(ada, false)
        yield* TestClock.adjust("1 hour")
        yield* releaseAt(noon + 3 * hour)
        assert.deepStrictEqual(yield* listedIds, [])
        yield* TestClock.adjust("1 hour")
        yield* releaseAt(noon + 4 * hour)
        assert.deepStrictEqual(yield* listedIds, ["1"])
      }
    )

    test("forgets an item that is released or deleted", function* () {
      yield* putRecords(makeApproved("1", { isHeld: true }), makeApproved("2", { isHeld: true }))
      yield* putRecords(makeApproved("1"))
      yield* removeRecords(makeApproved("2"))
      assert.deepStrictEqual(yield* heldIds, [])
      assert.deepStrictEqual(yield* listedIds, ["1"])
    })
  })

export const pendingContract = (test: ContractTest) =>
  describe("PendingFeedback", () => {
    besideBob(test)(
      "lends each pending item of any hive to one caller, up to the number asked for",
      function* () {
        yield* putRecords(makeFeedback("1"), makeFeedback("2"), makeApproved("settled"))
        yield* putRecords(makeFeedback("3", { owner: bob }))
        const first = yield* claimItems(2)
        const rest = yield* claimItems(5)
        assert.strictEqual(first.length, 2)
        assert.deepStrictEqual([...first, ...rest].toSorted(), ["1", "2", "3"])
        assert.deepStrictEqual(yield* claimItems(5), [])
      }
    )

    besideBob(test)(
      "lends every owner's items in turn: ten thousand of one make nobody else wait",
      function* () {
        const pending = yield* PendingFeedback
        yield* putRecords(...Array.from({ length: 10_000 }, (_, index) => makeFeedback(`flood-${index}`)))
        yield* pending.claim(32)
        yield* putRecords(makeFeedback("note", { owner: bob }))
        const claimed = yield* claimItems(32)
        assert.include(claimed, "note")
        assert.lengthOf(claimed, 32)
        yield* TestClock.adjust("1 minute")
        assert.include(yield* claimItems(2), "note")
      }
    )

    besideBob(test)(
      "passes over the owners it is told to, and finds those that come after them",
      function* () {
        const pending = yield* PendingFeedback
        yield* putRecords(...Array.from({ length: 40 }, (_, index) => makeFeedback(`flood-${index}`)))
        assert.deepStrictEqual(yield* pending.claim(5, new Set([ada])), [])
        yield* putRecords(makeFeedback("note", { owner: bob }))
        const claimed = yield* pending.claim(5, new Set([ada]))
        assert.deepStrictEqual(idsOf(claimed), ["note"])
        assert.lengthOf(yield* pending.claim(50, new Set([bob])), 40)
      }
    )

    test("comes to every owner, however many have items that are not due", function* () {
      const pending = yield* PendingFeedback
      const owners = Array.from({ length: 150 }, (_, index) => OwnerId(`owner-${1_000 + index}`))
      yield* Effect.forEach(owners, createAccount)
      yield* Effect.forEach(owners, (owner) => putRecords(makeFeedback(`of-${owner}`, { owner })))
      for (const { id } of yield* pending.claim(200)) yield* pending.postpone(id, 60_000)
      yield* putRecords(...Array.from({ length: 500 }, (_, index) => makeFeedback(`flood-${index}`)))
      const last = OwnerId("owner-1149")
      yield* putRecords(makeFeedback("note", { owner: last }))
      const claims = yield* Effect.forEach([1, 2, 3, 4], () => claimItems(8))
      assert.include(claims.flat(), "note")
      assert.lengthOf(claims.flat(), 32)
    })

    test("lends no item that was settled or deleted, and not the old text of an altered one", function* () {
      yield* putRecords(makeFeedback("1"), makeFeedback("2"), makeFeedback("3"))
      yield* putRecords(makeApproved("1"))
      yield* removeRecords(makeFeedback("2"))
      yield* putRecords(makeFeedback("3", { content: Sealed("another text") }))
      const items = yield* PendingFeedback.use((pending) => pending.claim(5))
      assert.deepStrictEqual(items, [makeFeedback("3", { content: Sealed("another text") })])
      yield* putRecords(makeApproved("3"))
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(yield* claimItems(5), [])
    })

    test("postpones an item by as much as asked", function* () {
      const pending = yield* PendingFeedback
      yield* putRecords(makeFeedback("1"), makeFeedback("2"))
      yield* claimItems(2)
      yield* pending.postpone(FeedbackId("1"), 1_000)
      yield* pending.postpone(FeedbackId("2"), 60_000)
      yield* pending.postpone(FeedbackId("unknown"), 0)
      assert.deepStrictEqual(yield* claimItems(5), [])
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* claimItems(5), ["1"])
      yield* TestClock.adjust("30 seconds")
      assert.deepStrictEqual(yield* claimItems(5), ["1"])
      yield* TestClock.adjust("29 seconds")
      assert.deepStrictEqual(yield* claimItems(5), ["2"])
    })

    test("lends what is still pending for longer, when asked", function* () {
      const pending = yield* PendingFeedback
      yield* putRecords(makeFeedback("1"), makeFeedback("2"), makeFeedback("3"))
      yield* claimItems(3)
      yield* TestClock.adjust("20 seconds")
      yield* putRecords(makeApproved("3"))
      yield* pending.extend([FeedbackId("1"), FeedbackId("3"), FeedbackId("unknown")])
      yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(yield* claimItems(5), ["2"])
      yield* TestClock.adjust("19 seconds")
      assert.deepStrictEqual(yield* claimItems(5), [])
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* claimItems(5), ["1"])
      yield* pending.extend([])
    })

    test("lends again what a clock that was a year ahead lent and postponed, once the clock is right", function* () {
      const pending = yield* PendingFeedback
      yield* TestClock.setTime(noon + 365 * 24 * hour)
      yield* putRecords(makeFeedback("1"), makeFeedback("2"), makeFeedback("3"))
      yield* claimItems(3)
      yield* pending.postpone(FeedbackId("2"), hour)
      yield* pending.postpone(FeedbackId("3"), 60 * hour)
      yield* TestClock.setTime(noon)
      yield* TestClock.adjust("1 hour")
      const claimed = yield* claimItems(5)
      assert.includeMembers(claimed, ["1", "2"])
      yield* TestClock.adjust("59 hours")
      assert.include([...claimed, ...(yield* claimItems(5))], "3")
    })

    test("wakes a waiter when an item comes, and does not let one wait while there is one", function* () {
      const pending = yield* PendingFeedback
      assert.deepStrictEqual(yield* claimItems(1), [])
      const waiter = yield* Effect.forkChild(pending.awaitWork, { startImmediately: true })
      yield* putRecords(makeFeedback("1"))
      yield* Fiber.join(waiter)
      yield* pending.awaitWork
      assert.deepStrictEqual(yield* claimItems(1), ["1"])
    })

    test("wakes a waiter when a lease ends, and when a postponed item is due", function* () {
      const pending = yield* PendingFeedback
      yield* putRecords(makeFeedback("1"))
      const workUntilClaimed = Effect.gen(function* () {
        while (true) {
          const items = yield* claimItems(1)
          if (items.length > 0) return items
          yield* pending.awaitWork
        }
      })
      yield* claimItems(1)
      const first = yield* Effect.forkChild(workUntilClaimed, { startImmediately: true })
      yield* TestClock.adjust("30 seconds")
      assert.deepStrictEqual(yield* Fiber.join(first), ["1"])
      const second = yield* Effect.forkChild(workUntilClaimed, { startImmediately: true })
      yield* pending.postpone(FeedbackId("1"), 1_000)
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* Fiber.join(second), ["1"])
    })
  })
