import { assert, describe } from "@effect/vitest"
import { Effect, Exit, type Layer, Option, Result, Stream } from "effect"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { installationOwner } from "#core/domain/accounts/installation-owner.ts"
import { accountToStored } from "#core/domain/accounts/stored-account.ts"
import { hiveEnlightened } from "#core/domain/badges/catalogue.ts"
import { seededBadgeOf } from "#core/domain/badges/stored-catalogue.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { feedbackToStored } from "#core/domain/feedback/stored-feedback.ts"
import { zeroCounts } from "#core/domain/points/zero-counts.ts"
import { collections } from "#core/domain/transfer/collections.ts"
import { canonicalJson, type PortableRecord } from "#core/domain/transfer/portable-record.ts"
import { Directory } from "#core/ports/directory.ts"
import { EmptyStore } from "#core/ports/empty-store.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { pageSize, type Snapshot, StoreSnapshots } from "#core/ports/store-snapshots.ts"
import { seedBadges } from "#core/use-cases/badges/seed-badges.ts"
import { effectTest as test } from "../support/effect-test.ts"
import * as sample from "../support/storage-records.ts"
import { ada, bob, someDay } from "../support/storage-records.ts"
import {
  type ContractTest,
  createAccount,
  idsOf,
  putInstallation,
  putRecords,
  readHive,
  removeRecords,
  type StorageAdapter
} from "./storage-adapter.ts"

/** A kind of store that can be filled. */
interface FillableStore<Place> extends Omit<StorageAdapter<Place>, "isDurable"> {
  readonly openEmpty: (place: Place) => Layer.Layer<EmptyStore, unknown>
}

const installationRecords = [
  { ...seededBadgeOf(hiveEnlightened), name: "Renamed 🐝", image: "badges/1.webp" },
  sample.makeAdmin("Grace"),
  sample.makeAdminEntry("1"),
  sample.makeAdminSession("a"),
  sample.makeStoredInvitation("code", { uses: 2, used: 1 }),
  {
    kind: "former-email",
    owner: installationOwner,
    id: "digest",
    era: "0a1b2c3d-0000-4000-8000-000000000001",
    until: 1_800_000_000_000
  }
] as const

/** One record of every collection at least, and more items than a page holds. */
const fillByUse = Effect.gen(function* () {
  yield* createAccount(bob)
  yield* createAccount(ada)
  yield* putInstallation(...installationRecords)
  yield* putRecords(sample.makeSession("s"))
  yield* putRecords(
    sample.makeLink("link-b", { owner: bob, releasedOn: someDay }),
    sample.makeStats(0, { owner: bob, counts: zeroCounts })
  )
  const many = Array.from({ length: pageSize + 7 }, (_, index) => sample.makeApproved(`item-${index}`))
  yield* putRecords(
    sample.makeLink("link-a"),
    sample.makeStats(30),
    sample.makeBadge("reliability-5"),
    sample.makePoints("item-1"),
    ...many
  )
  yield* putRecords(
    sample.makeFeedback("waiting"),
    sample.makeSubmissionKey("key"),
    sample.makeSeen(),
    sample.makeReport("report", { mark: "covered" }),
    sample.makeShownNote("item-1"),
    sample.makeVerdict("v", "item-1", { labels: [{ label: "insult", score: 0.1 + 0.2 }] })
  )
})

const makeAccountOf = (name: string) => accountToStored(sample.makeAccount(OwnerId(name)))

const pagesOf = (snapshot: Snapshot) => Stream.runCollect(snapshot.pages)

const recordsOf = (snapshot: Snapshot) =>
  Effect.map(pagesOf(snapshot), (pages) => pages.flatMap(({ records }) => records))

/** Everything, a line for each record. */
const dump = Effect.scoped(
  StoreSnapshots.use(({ open }) => Effect.flatMap(open, recordsOf)).pipe(
    Effect.map((records) => records.map(canonicalJson).toSorted())
  )
)

const orderKeyOf = ({ owner, id }: PortableRecord): string => `${owner} ${id}`

const isInOrder = (records: ReadonlyArray<PortableRecord>, kind: string): boolean => {
  const places = records.filter((record) => record.kind === kind).map(orderKeyOf)
  return places.every((place, index) => index === 0 || (places[index - 1] ?? "") < place)
}

/** Everything that another store holds, in pages. */
const filledPages = (pages: ReadonlyArray<ReadonlyArray<PortableRecord>>) =>
  EmptyStore.use(({ fill }) => fill(({ put: putPage }) => Effect.forEach(pages, putPage, { discard: true })))

export const transferContract = <Place>(adapter: FillableStore<Place>) =>
  describe(`${adapter.name} is read and filled whole`, () => {
    const { place, open, openEmpty } = adapter
    const filledTest: ContractTest = (title, body) =>
      test(title, function* () {
        const filled = Effect.andThen(fillByUse, Effect.scoped(Effect.gen(body)))
        yield* Effect.provide(filled, open(yield* place))
      })

    filledTest(
      "a snapshot has every record once, accounts first, each collection by owner and id",
      function* () {
        const snapshot = yield* StoreSnapshots.use(({ open: take }) => take)
        const pages = yield* pagesOf(snapshot)
        const records = pages.flatMap((page) => page.records)
        assert.strictEqual(new Set(records.map((r) => `${r.kind} ${orderKeyOf(r)}`)).size, records.length)
        assert.deepStrictEqual(new Set(records.map(({ kind }) => kind)), new Set(collections))
        assert.deepStrictEqual(
          records.slice(0, 3).map(({ kind }) => kind),
          ["account", "account", "catalogue-badge"]
        )
        assert.isTrue(collections.every((kind) => isInOrder(records, kind)))
        assert.strictEqual(records.filter(({ kind }) => kind === "feedback").length, pageSize + 8)
        assert.strictEqual(records.filter(({ kind }) => kind === "stats").length, 1)
        assert.isTrue(pages.every((page) => page.records.length <= pageSize && page.share <= 1))
        assert.deepStrictEqual(yield* recordsOf(snapshot), records)
      }
    )

    filledTest("a snapshot stays as it was while everything changes", function* () {
      const before = yield* dump
      yield* Effect.scoped(
        Effect.gen(function* () {
          const snapshot = yield* StoreSnapshots.use(({ open: take }) => take)
          yield* putRecords(sample.makeFeedback("new"), sample.makeApproved("item-1", { isPublic: true }))
          yield* removeRecords(sample.makeFeedback("item-2"), sample.makeLink("link-a"))
          yield* putRecords(sample.makeFeedback("later", { owner: bob }))
          yield* removeRecords(sample.makeSession("s"))
          yield* Directory.use(({ create }) => create(sample.makeAccount(OwnerId("carol"))))
          const seen = yield* recordsOf(snapshot)
          assert.deepStrictEqual(seen.map(canonicalJson).toSorted(), before)
        })
      )
      assert.notDeepEqual(yield* dump, before)
    })

    filledTest("everything of one owner is found, and nothing of others", function* () {
      const { ofOwner } = yield* StoreSnapshots
      const [adas, bobs, nobodys] = yield* Effect.forEach([ada, bob, makeAccountOf("nobody").owner], ofOwner)
      const kinds = new Set(adas?.map(({ kind }) => kind))
      const some = ["account", "link", "session", "feedback", "points", "stats", "badge", "verdict"] as const
      assert.includeMembers([...kinds], [...some])
      assert.isTrue([...(adas ?? [])].every(({ owner }) => owner === ada))
      assert.deepStrictEqual(
        bobs
          ?.filter(({ kind }) => kind !== "stats")
          .map(({ kind, id }) => `${kind} ${id}`)
          .toSorted(),
        ["account bob", "link link-b"]
      )
      assert.deepStrictEqual(nobodys, [])
    })

    test("a store that is filled holds the same, and works", function* () {
      const [from, to] = [yield* place, yield* place]
      const pages = yield* fillByUse.pipe(
        Effect.andThen(Effect.scoped(StoreSnapshots.use((all) => Effect.flatMap(all.open, pagesOf)))),
        Effect.provide(open(from))
      )
      const before = pages.flatMap((page) => page.records.map(canonicalJson)).toSorted()
      yield* filledPages(pages.map((page) => page.records)).pipe(Effect.provide(openEmpty(to)))
      yield* Effect.gen(function* () {
        assert.deepStrictEqual(yield* dump, before)
        assert.strictEqual((yield* readHive(ada, {})).stats.totalPoints, 30)
        assert.strictEqual((yield* readHive(bob, {})).stats.totalPoints, 0)
        const claimed = yield* PendingFeedback.use(({ claim }) => claim(5))
        assert.deepStrictEqual(idsOf(claimed), [FeedbackId("waiting")])
        const found = yield* Directory.use((directory) => directory.findByEmail("ada@example.org"))
        assert.isTrue(Option.isSome(found))
        const taken = yield* Effect.result(putRecords(sample.makeLink("link-a", { owner: bob })))
        assert.isTrue(Result.isFailure(taken))
        const verdicts = yield* HiveStore.use((store) => store.verdictsOn(ada, FeedbackId("item-1")))
        assert.deepStrictEqual(
          verdicts.map(({ labels }) => labels),
          [[{ label: "insult", score: 0.1 + 0.2 }]]
        )
      }).pipe(Effect.provide(open(to)))
      // And again, from where it is kept.
      assert.include((yield* dump.pipe(Effect.provide(open(to)))).join("\n"), "link-a")
    })

    test("what was put is read back before it is there", function* () {
      const at = yield* place
      const records = [
        makeAccountOf("ada"),
        makeAccountOf("bob"),
        feedbackToStored(sample.makeFeedback("1")),
        feedbackToStored(sample.makeFeedback("2"))
      ]
      const seen = yield* EmptyStore.use(({ fill }) =>
        fill(({ put: putPage, written }) =>
          Effect.gen(function* () {
            yield* putPage(records.slice(0, 3))
            yield* putPage(records.slice(3))
            return (yield* Stream.runCollect(written)).flat()
          })
        )
      ).pipe(Effect.provide(openEmpty(at)))
      assert.deepStrictEqual(seen.map(canonicalJson), records.map(canonicalJson))
    })

    test("a filling that fails or is interrupted leaves nothing, and may be done again", function* () {
      const at = yield* place
      const halfway = (end: Effect.Effect<never, string>) =>
        EmptyStore.use(({ fill }) =>
          fill(({ put: putPage }) =>
            Effect.andThen(putPage([makeAccountOf("ada"), feedbackToStored(sample.makeFeedback("1"))]), end)
          )
        ).pipe(Effect.exit, Effect.provide(openEmpty(at)))
      assert.deepStrictEqual(yield* halfway(Effect.fail("no more")), Exit.fail("no more"))
      assert.isTrue(Exit.isFailure(yield* halfway(Effect.die("broken"))))
      assert.isTrue(Exit.hasInterrupts(yield* halfway(Effect.interrupt)))
      yield* filledPages([[makeAccountOf("bob")]]).pipe(Effect.provide(openEmpty(at)))
      const ids = (yield* dump.pipe(Effect.provide(open(at)))).map((line) => JSON.parse(line).id)
      assert.deepStrictEqual(ids, ["bob"])
    })

    test("a store that holds no more than its first start made is filled, and keeps nothing of that", function* () {
      const at = yield* place
      yield* seedBadges().pipe(
        Effect.andThen(putInstallation(sample.makeAdmin("first"), sample.makeAdminEntry("1"))),
        Effect.provide(open(at))
      )
      const renamed = { ...seededBadgeOf(hiveEnlightened), name: "Renamed" }
      yield* filledPages([[makeAccountOf("bob"), renamed]]).pipe(Effect.provide(openEmpty(at)))
      for (const _time of [1, 2]) {
        const lines = yield* dump.pipe(Effect.provide(open(at)))
        assert.deepStrictEqual(lines, [makeAccountOf("bob"), renamed].map(canonicalJson).toSorted())
      }
    })

    const changed = { ...seededBadgeOf(hiveEnlightened), name: "Renamed" }
    const fillings: ReadonlyArray<[string, string, Effect.Effect<unknown, unknown, StoragePorts>]> = [
      ["a badge that an admin changed", "", Effect.andThen(seedBadges(), putInstallation(changed))],
      ["two admins", "", putInstallation(...["first", "second"].map((name) => sample.makeAdmin(name)))],
      ["an account", " accounts (1)", createAccount(ada)]
    ]
    for (const [what, hint, fill] of fillings) {
      test(`a store that holds ${what} is refused, says what, and stays as it is`, function* () {
        const at = yield* place
        const before = yield* Effect.provide(Effect.andThen(fill, dump), open(at))
        const filling = Effect.provide(filledPages([[makeAccountOf("bob")]]), openEmpty(at))
        assert.include(`${yield* Effect.flip(filling)}`, `is not empty: it holds${hint}`)
        assert.deepStrictEqual(yield* Effect.provide(dump, open(at)), before)
      })
    }
  })
