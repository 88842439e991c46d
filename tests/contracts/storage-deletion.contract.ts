import { assert, describe } from "@effect/vitest"
import { Effect, Layer, Option, Result } from "effect"
import { TestClock } from "effect/testing"
import { keyLengthBytes } from "#adapters/sealing/sealed-format.ts"
import { webKeys } from "#adapters/sealing/web/web-keys.ts"
import { webSealer } from "#adapters/sealing/web/web-sealer.ts"
import { webSecrets } from "#adapters/sealing/web/web-secrets.ts"
import { backgroundJobs } from "#core/concurrency/background-jobs.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { closuresOf } from "#core/domain/accounts/page.ts"
import { imageAddress } from "#core/domain/images/image-address.ts"
import { photoKey } from "#core/domain/images/image-key.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { Images } from "#core/ports/images.ts"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import { SessionStore } from "#core/ports/session-store.ts"
import { StoreHealth } from "#core/ports/store-health.ts"
import { StoreSnapshots } from "#core/ports/store-snapshots.ts"
import {
  cancelAccountDeletion,
  removeDueAccounts,
  startAccountDeletion
} from "#core/use-cases/accounts/pending-deletion.ts"
import { deleteNow, whileTimePasses } from "../support/delete-now.ts"
import { memoryImages } from "../support/memory/memory-images.ts"
import { allHeld } from "../support/release-held.ts"
import * as sample from "../support/storage-records.ts"
import { ada, bob, someDay } from "../support/storage-records.ts"
import {
  type ContractTest,
  createAccount,
  putRecords,
  readHive,
  unbounded,
  withServices
} from "./storage-adapter.ts"

const photo = photoKey("12345678-1234-4123-8123-123456789abc")
const withPhoto = sample.makeAccount(ada, {
  profileImageUrl: imageAddress(photo.large),
  feedbackLink: "Ada"
})

/** One record of each kind that an owner can have, and a neighbour's. */
const fillHive = Effect.gen(function* () {
  yield* createAccount(bob)
  yield* putRecords(sample.makeLink("bob", { owner: bob }), sample.makeFeedback("bobs", { owner: bob }))
  yield* putRecords(
    withPhoto,
    sample.makeLink("ada"),
    sample.makeLink("earlier", { releasedOn: someDay }),
    sample.makeStats(30)
  )
  yield* putRecords(
    sample.makeApproved("1", { isPublic: true }),
    sample.makeFeedback("2"),
    sample.makeApproved("3", { isHeld: true })
  )
  yield* putRecords(
    sample.makePoints("1"),
    sample.makeBadge("general-5"),
    sample.makeVerdict("1:1", "1"),
    sample.makeSubmissionKey("key")
  )
  yield* putRecords(sample.makeInsight("of these"))
  yield* putRecords(sample.makeSession("s"))
  yield* Images.use((images) =>
    Effect.forEach([photo.large, photo.small], (key) => images.put(key, new Uint8Array([1])))
  )
})

const taking = (link: string) =>
  Effect.result(
    putRecords(
      sample.makeAccount(bob, { feedbackLink: link }),
      sample.makeLink(link, { owner: bob, claimedOn: someDay })
    )
  )

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1)

/** Services that belong to no store. */
const around = Layer.mergeAll(
  backgroundJobs,
  memoryImages,
  webSecrets,
  Layer.provide(webSealer, webKeys(new Uint8Array(keyLengthBytes)))
)

const deletionTests = (test: ContractTest) => {
  const testWithImages = withServices(around, test)

  testWithImages("takes everything of the owner along, and nothing of others", function* () {
    yield* fillHive
    const { figures } = yield* StoreHealth
    assert.deepInclude(yield* figures, { accounts: 2, pending: 2, held: 1 })
    assert.deepStrictEqual(yield* deleteNow(ada), { isPhotoGone: true, isForgotten: true })
    const [directory, hives, images] = [yield* Directory, yield* HiveStore, yield* Images]
    assert.deepStrictEqual(yield* StoreSnapshots.use(({ ofOwner }) => ofOwner(ada)), [])
    assert.strictEqual((yield* Effect.flip(readHive(ada, {})))._tag, "OwnerNotFound")
    assert.deepStrictEqual(yield* hives.listItems(ada), [])
    assert.deepStrictEqual(yield* hives.listPublic(ada), [])
    assert.deepStrictEqual(yield* hives.ownerOf(sample.makeFeedback("1").id), Option.none())
    assert.deepStrictEqual(yield* hives.owners, [bob])
    for (const found of [
      directory.findById(ada),
      directory.findByEmail("ada@example.org"),
      directory.findByLink("ada")
    ])
      assert.deepStrictEqual(yield* found, Option.none())
    assert.deepStrictEqual(yield* SessionStore.use((sessions) => sessions.find("s")), Option.none())
    assert.deepStrictEqual(yield* allHeld, [])
    const claimed = yield* PendingFeedback.use(({ claim }) => claim(5))
    assert.deepStrictEqual(
      claimed.map(({ owner }) => owner),
      [bob]
    )
    assert.deepStrictEqual(yield* images.list, [])
    assert.deepInclude(yield* figures, { accounts: 1, pending: 1, held: 0 })
    assert.strictEqual((yield* readHive(bob, { items: [sample.makeFeedback("bobs").id] })).items.size, 1)
  })

  testWithImages(
    "keeps its links from everybody, however long ago they were given up, and frees its email",
    function* () {
      yield* fillHive
      yield* deleteNow(ada)
      for (const link of ["ada", "earlier"]) assert.isTrue(Result.isFailure(yield* taking(link)), link)
      const links = yield* Directory.use((directory) => directory.links(["ada", "earlier"]))
      assert.deepStrictEqual(links.toSorted(byId), [
        { kind: "link", id: "ada", owner: OwnerId(""), claimedOn: someDay, releasedOn: null },
        { kind: "link", id: "earlier", owner: OwnerId(""), claimedOn: someDay, releasedOn: someDay }
      ])
      yield* Directory.use(({ create }) => create(sample.makeAccount(ada)))
      assert.deepStrictEqual((yield* readHive(ada, {})).stats.totalPoints, 0)
      assert.deepStrictEqual(yield* HiveStore.use(({ listItems }) => listItems(ada)), [])
    }
  )

  testWithImages(
    "goes when the day is over in which its owner could take it back, and no sooner",
    function* () {
      yield* fillHive
      const stored = StoreSnapshots.use(({ ofOwner }) => ofOwner(ada))
      const [hives, images, links] = [yield* HiveStore, yield* Images, yield* Directory]
      yield* startAccountDeletion(ada)
      yield* removeDueAccounts
      assert.strictEqual((yield* cancelAccountDeletion(ada)).page.state, "open")
      yield* TestClock.adjust("2 days")
      yield* removeDueAccounts
      const leavesAt = yield* startAccountDeletion(ada)
      assert.strictEqual(closuresOf((yield* hives.read(ada, {})).account.page).leavesAt, leavesAt)
      yield* TestClock.adjust(24 * 3_600_000 - 1)
      yield* removeDueAccounts
      assert.isAbove((yield* stored).length, 8)
      assert.strictEqual((yield* images.list).length, 2)
      yield* TestClock.adjust(1)
      assert.strictEqual((yield* Effect.flip(cancelAccountDeletion(ada)))._tag, "OwnerNotFound")
      yield* whileTimePasses(Effect.all([removeDueAccounts, removeDueAccounts], unbounded))
      assert.deepStrictEqual(yield* stored, [])
      assert.deepStrictEqual(yield* images.list, [])
      assert.deepStrictEqual(yield* hives.owners, [bob])
      assert.strictEqual((yield* links.links(["ada", "earlier"])).length, 2)
      assert.isTrue(Result.isFailure(yield* taking("ada")))
    }
  )

  testWithImages("meets what is under way: nothing is stored for an owner who is gone", function* () {
    yield* fillHive
    const records = [sample.makeFeedback("late"), sample.makeFeedback("later"), sample.makeSession("late")]
    const late = records.map((record) => Effect.exit(putRecords(record)))
    yield* Effect.all([...late, Effect.exit(deleteNow(ada))], unbounded)
    assert.strictEqual((yield* Effect.flip(putRecords(sample.makeFeedback("after"))))._tag, "OwnerNotFound")
    assert.deepStrictEqual(yield* SessionStore.use((sessions) => sessions.find("late")), Option.none())
    assert.strictEqual((yield* Effect.flip(deleteNow(ada)))._tag, "OwnerNotFound")
  })
}

export const deletionContract = (test: ContractTest) =>
  describe("a deleted account", () => deletionTests(test))
