import { assert } from "@effect/vitest"
import { Effect, Exit, Fiber, Layer, Option, Result } from "effect"
import { TestClock } from "effect/testing"
import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"
import { keyFile } from "#adapters/sealing/node/key-file.ts"
import { lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { type Feedback, FeedbackId } from "#core/domain/feedback/feedback.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { Keyring } from "#core/ports/keyring.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { openInsight, sealInsight } from "#core/use-cases/insight/seal-insight.ts"
import { changeKeys } from "#core/use-cases/keys/change-keys.ts"
import { putInstallation, putRecords, removeRecords } from "../../../contracts/storage-adapter.ts"
import { whileTimePasses } from "../../../support/delete-now.ts"
import { effectTest as test } from "../../../support/effect-test.ts"
import { scopedFolder } from "../../../support/scoped-folder.ts"
import {
  ada,
  makeAccount,
  makeApproved,
  makeFeedback,
  makeStoredInvitation
} from "../../../support/storage-records.ts"

/** Provides the services of one new folder, opened each time. */
const openFolder = Effect.map(scopedFolder, (dataDir) => {
  const sealing = Layer.provideMerge(aesSealer, keyFile(dataDir))
  return Effect.provide(Layer.fresh(Layer.provideMerge(sealing, lowdbStorage({ dataDir }))))
})

const owners = ["ada", "bob", "eve"].map(OwnerId)

const itemsOf = Effect.fnUntraced(function* (owner: OwnerId, beginning = "") {
  const sealer = yield* Sealer
  const seal = (item: string, field: "content" | "summary") =>
    sealer.seal(`${beginning}${field} of ${item}`, { owner, item, field })
  const [pending, settled] = [`${owner}-1`, `${owner}-2`]
  return [
    makeFeedback(pending, { owner, content: yield* seal(pending, "content") }),
    makeApproved(settled, {
      owner,
      content: yield* seal(settled, "content"),
      summary: yield* seal(settled, "summary")
    })
  ] as const
})

const fillOwners = Effect.forEach(owners, (owner) =>
  Effect.gen(function* () {
    yield* (yield* Directory).create(makeAccount(owner))
    const items = yield* itemsOf(owner)
    const insight = yield* sealInsight(owner, {
      fingerprint: "of these items",
      by: "somebody",
      insight: { overallSentiment: "50% positive", strengths: [], areas: [], generalTone: `of ${owner}` }
    })
    yield* putRecords(...items, insight)
  })
)

const openAll = Effect.gen(function* () {
  const [store, sealer] = [yield* HiveStore, yield* Sealer]
  const items = (yield* Effect.forEach(owners, (owner) => store.listItems(owner))).flat()
  const opened = yield* Effect.forEach(owners, (owner) =>
    Effect.flatMap(store.read(owner, { insight: true }), ({ insight }) =>
      insight === undefined ? Effect.succeedNone : openInsight(insight)
    )
  )
  const texts = yield* Effect.forEach(items, (item) => {
    const place = { owner: item.owner, item: item.id }
    const summary = item.moderationStatus === "approved" ? item.summary : null
    return Effect.all([
      sealer.open(item.content, { ...place, field: "content" }),
      summary === null ? Effect.succeed("") : sealer.open(summary, { ...place, field: "summary" })
    ])
  })
  return { texts, tones: opened.map(Option.map(({ generalTone }) => generalTone)) }
})

const changeAll = whileTimePasses(changeKeys(() => Effect.void))

test("a change of keys that is cut off goes on where it was, and only then forgets the old key", function* () {
  const here = yield* openFolder
  const before = yield* fillOwners.pipe(Effect.andThen(openAll), here)
  const cut = yield* changeKeys((done) => (done === 1 ? Effect.interrupt : Effect.void)).pipe(
    whileTimePasses,
    here,
    Effect.exit
  )
  assert.isTrue(Exit.hasInterrupts(cut))
  assert.deepStrictEqual(yield* openAll.pipe(here), before)
  const rest = yield* changeAll.pipe(here)
  assert.strictEqual(rest.sealed, 4)
  assert.deepStrictEqual(yield* openAll.pipe(here), before)
})

test("what is altered while it is sealed anew is found again, before the old key is forgotten", function* () {
  const here = yield* openFolder
  const before = yield* fillOwners.pipe(Effect.andThen(openAll), here)
  yield* Effect.gen(function* () {
    const store = yield* HiveStore
    const others = new Map<OwnerId, ReadonlyArray<Feedback>>()
    for (const owner of owners) others.set(owner, (yield* itemsOf(owner, "another ")).slice(1))
    /** Each owner's settled item gets other texts just before it is put back. */
    const racing: HiveStore["Service"] = {
      ...store,
      change: (owner, query, decide) => {
        const items = query.items === undefined ? [] : (others.get(owner) ?? [])
        if (items.length === 0) return store.change(owner, query, decide)
        others.delete(owner)
        const putFirst = Effect.provideService(Effect.orDie(putRecords(...items)), HiveStore, store)
        return Effect.andThen(putFirst, store.change(owner, query, decide))
      }
    }
    yield* Effect.provideService(changeAll, HiveStore, racing)
    assert.strictEqual(others.size, 0)
  }).pipe(here)
  const texts = before.texts.map(([content, summary]) =>
    summary === "" ? [content, summary] : [`another ${content}`, `another ${summary}`]
  )
  assert.deepStrictEqual(yield* openAll.pipe(here), { ...before, texts })
})

test("a note that was sealed before the change and is stored after its begin is found again, too", function* () {
  yield* Effect.gen(function* () {
    yield* fillOwners
    const before = yield* openAll
    const late = yield* itemsOf(ada)
    yield* removeRecords(...late)
    const changing = yield* Effect.forkChild(changeKeys(() => Effect.void))
    while ((yield* Keyring).keys().length === 1) yield* TestClock.withLive(Effect.sleep("10 millis"))
    yield* putRecords(...late)
    yield* whileTimePasses(Fiber.join(changing))
    assert.deepStrictEqual(yield* openAll, before)
  }).pipe(yield* openFolder)
})

const numbered = (name: string) => Array.from({ length: 120 }, (_, index) => `${name} ${index}`)

const broken = makeFeedback("broken")

test("a text that no key opens is left as it is and counted, and the change ends", function* () {
  const here = yield* openFolder
  const before = yield* Effect.gen(function* () {
    yield* fillOwners
    const opened = yield* openAll
    const [, settled] = yield* itemsOf(broken.owner)
    const half = makeApproved("half", {
      content: yield* (yield* Sealer).seal("a text", { owner: ada, item: "half", field: "content" }),
      summary: settled.summary
    })
    yield* putRecords(broken, half)
    return opened
  }).pipe(here)
  const { sealed, unreadable } = yield* changeAll.pipe(here)
  assert.deepStrictEqual([sealed, unreadable], [7, 2])
  yield* Effect.gen(function* () {
    assert.lengthOf((yield* Keyring).keys(), 1)
    const { items } = yield* (yield* HiveStore).read(ada, { items: [broken.id, FeedbackId("half")] })
    assert.strictEqual(items.get(broken.id)?.content, broken.content)
    const half = items.get(FeedbackId("half")) ?? assert.fail("half is gone")
    const place = { owner: ada, item: "half", field: "content" } as const
    assert.strictEqual(yield* (yield* Sealer).open(half.content, place), "a text")
    yield* removeRecords(broken, half)
    assert.deepStrictEqual(yield* openAll, before)
  }).pipe(here)
  assert.strictEqual((yield* changeAll.pipe(here)).unreadable, 0)
})

test("a hundred texts in a row that no key opens keep none that comes after them from the new key", function* () {
  const here = yield* openFolder
  yield* Effect.gen(function* () {
    yield* Directory.use((directory) => directory.create(makeAccount(ada)))
    const sealer = yield* Sealer
    yield* putRecords(...numbered("broken").map((id) => makeFeedback(id)))
    for (const item of numbered("whole")) {
      const content = yield* sealer.seal("a text", { owner: ada, item, field: "content" })
      yield* putRecords(makeFeedback(item, { content }))
    }
  }).pipe(here)
  const { sealed, unreadable } = yield* changeAll.pipe(here)
  assert.deepStrictEqual([sealed, unreadable], [120, 120])
})

test("the change stops before its end when most texts open with no key, and all keys stay in use", function* () {
  const here = yield* openFolder
  yield* fillOwners.pipe(here)
  yield* putRecords(...Array.from({ length: 7 }, (_, index) => makeFeedback(`broken ${index}`))).pipe(here)
  for (const _time of [1, 2]) {
    const stopped = yield* changeAll.pipe(here, Effect.flip)
    assert.include(stopped.message, "7 of 13 items open with no key that is given")
    assert.lengthOf(yield* Effect.map(Keyring, (ring) => ring.keys()).pipe(here), 2)
  }
})

test("a second change of keys beside the first is refused, and no key is lost", function* () {
  yield* Effect.gen(function* () {
    yield* fillOwners
    const before = yield* openAll
    const both = yield* Effect.all([changeAll, changeAll], { concurrency: 2, mode: "result" })
    assert.lengthOf(both.filter(Result.isSuccess), 1)
    const refusal = both.find(Result.isFailure)?.failure
    assert.include(refusal?.message, "A change of keys is under way already")
    assert.deepStrictEqual(yield* openAll, before)
  }).pipe(yield* openFolder)
})

test("a change of keys ends all invitations, whose digests the former key made", function* () {
  yield* Effect.gen(function* () {
    yield* putInstallation(makeStoredInvitation("spring"))
    assert.strictEqual((yield* changeAll).invitations, 1)
    assert.deepStrictEqual(yield* (yield* InstallationStore).invitations, [])
  }).pipe(yield* openFolder)
})
