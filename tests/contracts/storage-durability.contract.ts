import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { SessionStore } from "#core/ports/session-store.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { pauseAccount } from "#core/use-cases/accounts/pause-account.ts"
import { releaseAt } from "#core/use-cases/feedback/release-feedback.ts"
import { effectTest as test } from "../support/effect-test.ts"
import { allHeld } from "../support/release-held.ts"
import * as sample from "../support/storage-records.ts"
import { ada, bob } from "../support/storage-records.ts"
import {
  createAccount,
  expectSameAfterReopen,
  idsOf,
  putRecords,
  readHive,
  removeRecords,
  type StorageAdapter
} from "./storage-adapter.ts"

const firstId = FeedbackId("1")

const fillStore = Effect.gen(function* () {
  yield* createAccount(ada)
  yield* createAccount(bob)
  yield* putRecords(
    sample.makeApproved("1", { isPublic: true }),
    sample.makePoints("1"),
    sample.makeStats(30),
    sample.makeBadge("b")
  )
  yield* putRecords(
    sample.makeFeedback("2"),
    sample.makeFeedback("3"),
    sample.makeApproved("4", { isHeld: true }),
    sample.makeVerdict("v", "1"),
    sample.makeSubmissionKey("k"),
    sample.makeInsight("a fingerprint"),
    sample.makeSeen(),
    sample.makeLink("ada")
  )
  yield* putRecords(sample.makeAccount(ada, { feedbackLink: "Ada", name: "Ada" }))
  yield* removeRecords(sample.makeFeedback("3"))
  yield* putRecords(sample.makeSession("s"))
})

const readEverything = Effect.gen(function* () {
  const [store, directory] = [yield* HiveStore, yield* Directory]
  return {
    hive: yield* readHive(ada, {
      items: [firstId, FeedbackId("2"), FeedbackId("3")],
      submissionKey: "k",
      insight: true,
      seen: true
    }),
    other: yield* readHive(bob, {}),
    settled: yield* store.listFeedback(ada),
    held: yield* allHeld,
    shown: yield* store.listPublic(ada),
    points: yield* store.latestPoints(ada, 10),
    verdicts: yield* store.verdictsOn(ada, firstId),
    byLink: yield* directory.findByLink("ada"),
    byEmail: yield* directory.findByEmail("bob@example.org"),
    links: yield* directory.links(["ada"]),
    session: yield* SessionStore.use((sessions) => sessions.find("s"))
  }
})

export const durabilityContract = <Place>(adapter: StorageAdapter<Place>) =>
  describe("opened again", () => {
    it.effect("holds the same, twice over", () => expectSameAfterReopen(adapter, fillStore, readEverything))

    test("finds pending items again, and the changes made since", function* () {
      const place = yield* adapter.place
      yield* fillStore.pipe(Effect.provide(adapter.open(place)))
      const claim = PendingFeedback.use((pending) => pending.claim(5))
      const next = Effect.andThen(claim, (claimed) =>
        Effect.as(putRecords(sample.makeApproved("2")), claimed)
      )
      const claimed = yield* next.pipe(Effect.provide(adapter.open(place)))
      assert.deepStrictEqual(claimed, [sample.makeFeedback("2")])
      const later = Effect.all([claim, HiveStore.use((store) => store.listFeedback(ada))])
      const [none, settled] = yield* later.pipe(Effect.provide(adapter.open(place)))
      assert.deepStrictEqual(none, [])
      assert.strictEqual(settled.length, 2)
    })

    test("keeps the rule of a held item, and which boundary may show it", function* () {
      const place = yield* adapter.place
      const heldBy = { minutes: 1_440, least: 3 }
      const come = Effect.andThen(
        createAccount(ada),
        putRecords(sample.makeApproved("1", { isHeld: true, heldBy }))
      )
      yield* come.pipe(Effect.provide(adapter.open(place)))
      const [item] = yield* allHeld.pipe(Effect.provide(adapter.open(place)))
      assert.strictEqual(item?.window, 1_440)
      const shown = putRecords(sample.makeApproved("1"))
      yield* shown.pipe(Effect.provide(adapter.open(place)))
      const left = yield* allHeld.pipe(Effect.provide(adapter.open(place)))
      assert.deepStrictEqual(left, [])
    })

    it.effect("knows when a page was closed and opens, and so what a boundary may show", () =>
      Effect.gen(function* () {
        const place = yield* adapter.place
        const noon = Date.parse("2026-11-20T12:00:00Z")
        const come = Effect.andThen(
          createAccount(ada),
          putRecords(sample.makeApproved("1", { isHeld: true }))
        )
        const at = (minutes: number, step: Effect.Effect<unknown, unknown, StoragePorts>) =>
          TestClock.setTime(noon + minutes * 60_000).pipe(
            Effect.andThen(step),
            Effect.andThen(HiveStore.use((store) => store.listFeedback(ada))),
            Effect.map(({ length }) => length),
            Effect.provide(adapter.open(place))
          )
        const counts = [
          yield* at(0, come),
          yield* at(20, pauseAccount(ada, true)),
          yield* at(40, pauseAccount(ada, false)),
          yield* at(60, releaseAt(noon + 3_600_000)),
          yield* at(120, releaseAt(noon + 7_200_000))
        ]
        assert.deepStrictEqual(counts, [0, 0, 0, 0, 1])
      }).pipe(Effect.provideService(ReleaseWindow, 60))
    )

    test("lends owners' pending items in turn", function* () {
      const place = yield* adapter.place
      const flood = Array.from({ length: 1_000 }, (_, index) => sample.makeFeedback(`flood-${index}`))
      const come = Effect.all([createAccount(ada), createAccount(bob)]).pipe(
        Effect.andThen(putRecords(...flood)),
        Effect.andThen(putRecords(sample.makeFeedback("note", { owner: bob })))
      )
      yield* come.pipe(Effect.provide(adapter.open(place)))
      const claimed = yield* PendingFeedback.use((pending) => pending.claim(32)).pipe(
        Effect.provide(adapter.open(place))
      )
      assert.include(idsOf(claimed), "note")
      assert.lengthOf(claimed, 32)
    })
  })
