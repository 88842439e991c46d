import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Exit } from "effect"
import { hiveEnlightened } from "#core/domain/badges/catalogue.ts"
import { seededBadgeOf } from "#core/domain/badges/stored-catalogue.ts"
import { takeBackItem } from "#core/domain/hives/receipt-rules.ts"
import { setStatus } from "#core/domain/hives/reply-rules.ts"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { PageChanges } from "#core/ports/page-changes.ts"
import {
  ada,
  makeAccount,
  makeAdmin,
  makeAdminSession,
  makeApproved,
  makeFeedback,
  makeLink,
  makeStats,
  makeVerdict,
  someDay
} from "../support/storage-records.ts"
import { type ContractTest, putInstallation, putRecords, removeRecords } from "./storage-adapter.ts"

/** All that is told from now on. */
const watched = Effect.gen(function* () {
  const told: Array<AlteredPages> = []
  yield* (yield* PageChanges).watch((altered) => told.push(altered))
  return told
})

export const pagesContract = (test: ContractTest) =>
  describe("PageChanges", () => {
    test("[anon A21] says nothing when feedback comes, is judged, or is deleted unseen", function* () {
      // Stores in one database hear of each other's pages: this link is nobody else's.
      const link = "ada-who-is-only-here"
      yield* putRecords(makeAccount(ada, { feedbackLink: link }), makeLink(link))
      const told = yield* watched
      const ofAda = () => told.filter((altered) => altered.includes(link)).length
      yield* putRecords(makeFeedback("1"))
      yield* putRecords(makeApproved("1"), makeVerdict("v", "1"), makeStats(30))
      yield* removeRecords(makeApproved("1"))
      const ofFeedback = ofAda()
      yield* putRecords(makeApproved("2", { isPublic: true }))
      assert.deepStrictEqual([ofFeedback, ofAda()], [0, 1])
    })

    test("[anon A21] says nothing when a writer takes back a note that everybody sees", function* () {
      const link = "ada-whose-note-goes"
      const shown = makeApproved("1", { isPublic: true })
      yield* putRecords(makeAccount(ada, { feedbackLink: link }), makeLink(link), shown)
      const told = yield* watched
      const timesTold = () => told.splice(0).filter((altered) => altered.includes(link)).length
      const store = yield* HiveStore
      yield* store.change(ada, { items: [shown.id] }, (hive) => takeBackItem(hive, shown.id, someDay))
      const ofTakingBack = timesTold()
      yield* store.change(ada, { items: [shown.id] }, (hive) => setStatus(hive, shown.id, "acted", someDay))
      const ofStatus = timesTold()
      yield* removeRecords(shown)
      assert.deepStrictEqual([ofTakingBack, ofStatus, timesTold()], [0, 1, 1])
    })

    test("tells of each link whose page shows something else, before the change is answered", function* () {
      yield* putRecords(makeAccount(ada, { feedbackLink: "Ada" }), makeLink("ada"))
      yield* putRecords(makeApproved("1", { isPublic: true }))
      const told = yield* watched
      const lately = () => new Set(told.splice(0).flat())
      yield* putRecords(makeApproved("1"))
      assert.isTrue(lately().has("ada"))
      yield* putRecords(makeAccount(ada, { feedbackLink: "countess" }), makeLink("countess"))
      const moved = lately()
      assert.isTrue(moved.has("ada") && moved.has("countess"))
      yield* putRecords(makeAccount(ada, { feedbackLink: "countess", name: "A." }))
      assert.isTrue(lately().has("countess"))
      yield* removeRecords(makeAccount(ada))
      assert.isTrue(lately().has("countess"))
    })

    test("tells of all pages when changes begin to be heard, and is current from then on", function* () {
      const { watch, isCurrent } = yield* PageChanges
      const all = yield* Deferred.make<AlteredPages>()
      yield* watch((altered) => Deferred.doneUnsafe(all, Exit.succeed(altered)))
      assert.strictEqual(yield* Deferred.await(all), "all")
      assert.isTrue(isCurrent())
    })

    test("tells of all pages when a badge of the catalogue is changed", function* () {
      const told = yield* watched
      told.length = 0
      yield* putInstallation(seededBadgeOf(hiveEnlightened))
      assert.isTrue(told.includes("all"))
    })

    test("tells of no page when admins sign in", function* () {
      yield* putInstallation(makeAdmin("grace"))
      const told = yield* watched
      told.length = 0
      const signIns = Array.from({ length: 20 }, (_, at) => makeAdminSession(`${at}`))
      yield* Effect.forEach(signIns, (session) => putInstallation(session))
      // Stores in one database hear of each other's badges.
      assert.isBelow(told.length, signIns.length / 2)
    })
  })
