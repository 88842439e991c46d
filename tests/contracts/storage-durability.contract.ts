import { assert, describe } from "@effect/vitest"
import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { hiveEnlightened } from "#core/domain/badges/catalogue.ts"
import { seededBadgeOf } from "#core/domain/badges/stored-catalogue.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { AdminSessionStore } from "#core/ports/admin-session-store.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import { Receipts } from "#core/ports/receipts.ts"
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
  putInstallation,
  putRecords,
  readHive,
  removeRecords,
  type StorageAdapter
} from "./storage-adapter.ts"

const firstId = FeedbackId("1")
const receipt = "r".repeat(43)

const fillStore = Effect.gen(function* () {
  yield* createAccount(ada)
  yield* createAccount(bob)
  yield* putRecords(
    sample.makeApproved("1", { isPublic: true, receipt }),
    sample.makeApproved("5", { isWithdrawn: true, withdrawnOn: sample.someDay }),
    sample.makePoints("1"),
    sample.makeStats(30),
    sample.makeBadge("b")
  )
  yield* putRecords(
    sample.makeFeedback("2"),
    sample.makeFeedback("3"),
    sample.makeApproved("4", { isHeld: true, heldBy: { minutes: 1_440, least: 3 } }),
    sample.makeVerdict("v", "1"),
    sample.makeSubmissionKey("k"),
    sample.makeInsight("a fingerprint"),
    sample.makeSeen(),
    sample.makeLink("ada")
  )
  yield* putRecords(sample.makeAccount(ada, { feedbackLink: "Ada", name: "Ada" }))
  yield* removeRecords(sample.makeFeedback("3"))
  yield* putRecords(sample.makeSession("s"))
  yield* putInstallation(
    { ...seededBadgeOf(hiveEnlightened), name: 'Renamed "🐝"', image: "badges/1.webp" },
    sample.makeAdmin("Grace"),
    sample.makeAdminEntry("1"),
    sample.makeAdminSession("a"),
    sample.makeStoredInvitation("code", { uses: 2 })
  )
  const spent = { invitation: { id: "code", today: sample.someDay } }
  yield* Directory.use(({ create }) => create(sample.makeAccount(OwnerId("eve")), spent))
})

const readEverything = Effect.gen(function* () {
  const [store, directory, installation] = [yield* HiveStore, yield* Directory, yield* InstallationStore]
  const [invitation] = yield* installation.invitations
  assert.strictEqual(invitation?.used, 1)
  return {
    owners: (yield* store.owners).toSorted(),
    invitation,
    installation: yield* installation.read,
    entries: yield* installation.entries,
    holders: yield* installation.holders,
    adminSessions: yield* AdminSessionStore.use(({ list }) => list),
    received: yield* Receipts.use((receipts) => receipts.find(receipt)),
    withdrawn: yield* Receipts.use((receipts) => receipts.withdrawn),
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
    /** Each step finds the store opened anew. */
    const reopening = Effect.map(
      adapter.place,
      (place) =>
        <A, E>(step: Effect.Effect<A, E, StoragePorts>) =>
          Effect.provide(step, adapter.open(place))
    )

    const claimOf = (count: number) => PendingFeedback.use((pending) => pending.claim(count))

    test("[anon A38] holds the same, twice over", function* () {
      const opened = yield* reopening
      const before = yield* opened(Effect.andThen(fillStore, readEverything))
      assert.lengthOf([...Option.toArray(before.received), ...before.withdrawn], 2)
      for (const _time of [1, 2]) assert.deepStrictEqual(yield* opened(readEverything), before)
    })

    test("finds pending items again, and the changes made since", function* () {
      const opened = yield* reopening
      yield* opened(fillStore)
      const claimed = yield* opened(Effect.tap(claimOf(5), () => putRecords(sample.makeApproved("2"))))
      assert.deepStrictEqual(claimed, [sample.makeFeedback("2")])
      const later = Effect.all([claimOf(5), HiveStore.use((store) => store.listFeedback(ada))])
      const [none, settled] = yield* opened(later)
      assert.deepStrictEqual(none, [])
      assert.strictEqual(settled.length, 3)
    })

    test("knows when a page was closed and opens, and so what a boundary may show", function* () {
      const opened = yield* reopening
      const noon = Date.parse("2026-11-20T12:00:00Z")
      const held = sample.makeApproved("1", { isHeld: true })
      const steps: ReadonlyArray<readonly [number, Effect.Effect<unknown, unknown, StoragePorts>]> = [
        [0, Effect.andThen(createAccount(ada), putRecords(held))],
        [20, pauseAccount(ada, true)],
        [40, pauseAccount(ada, false)],
        [60, releaseAt(noon + 3_600_000)],
        [120, releaseAt(noon + 7_200_000)]
      ]
      const counts = yield* Effect.forEach(steps, ([minutes, step]) =>
        TestClock.setTime(noon + minutes * 60_000).pipe(
          Effect.andThen(step),
          Effect.andThen(HiveStore.use((store) => store.listFeedback(ada))),
          Effect.map(({ length }) => length),
          Effect.provideService(ReleaseWindow, 60),
          opened
        )
      )
      assert.deepStrictEqual(counts, [0, 0, 0, 0, 1])
    })
  })
