import { assert, describe } from "@effect/vitest"
import { Effect, Exit, Option, Result } from "effect"
import { TestClock } from "effect/testing"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { maxSessions } from "#core/domain/accounts/session-rules.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { emptyChange, putChange } from "#core/domain/hives/change.ts"
import { changed } from "#core/domain/hives/change-result.ts"
import { setVisibility } from "#core/domain/hives/feedback-rules.ts"
import { linkIdOf } from "#core/domain/links/link-rules.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { startSession } from "#core/use-cases/accounts/start-session.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import {
  ada,
  makeAccount,
  makeApproved,
  makeFeedback,
  makeLink,
  makePoints,
  makeSession,
  makeStats
} from "../support/storage-records.ts"
import { worldAround } from "../support/world.ts"
import {
  type ContractTest,
  createAccount,
  idsOf,
  putRecords,
  readHive,
  unbounded,
  withServices
} from "./storage-adapter.ts"

const publicLimit = 5
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

const makePublic = (id: FeedbackId) =>
  HiveStore.use((store) => store.change(ada, { items: [id] }, (hive) => setVisibility(hive, id, true)))

const settle = (id: FeedbackId) =>
  HiveStore.use((store) =>
    store.change(ada, { items: [id] }, (hive) => {
      const item = hive.items.get(id)
      if (item?.moderationStatus !== "pending") return Result.succeed({ change: emptyChange, answer: false })
      const total = hive.stats.totalPoints + 30
      return Result.succeed({
        change: putChange(makeApproved(id), makePoints(id), makeStats(total)),
        answer: true
      })
    })
  )

const claimLink = (owner: OwnerId, link: string) =>
  Effect.result(putRecords(makeLink(linkIdOf(link), { owner }), makeAccount(owner, { feedbackLink: link })))

export const racesContract = (test: ContractTest) =>
  describe("under concurrent changes", () => {
    const inWorld = withServices(worldAround("open"), test)

    test("[asvs V15.4.2] gives an email to one of several who want it, by a change or by signing up", function* () {
      const wanted = "wanted@example.org"
      const takers = ["bob", "eve"].map(OwnerId)
      yield* Effect.forEach(takers, createAccount)
      const taking = [ada, ...takers].map((owner) =>
        HiveStore.use((store) =>
          Effect.result(
            store.changeEmail(owner, {}, ({ account }) => changed(putChange({ ...account, email: wanted })))
          )
        )
      )
      const made = Directory.use(({ create }) =>
        Effect.result(create(makeAccount(OwnerId("new"), { email: wanted })))
      )
      const results = yield* Effect.all([...taking, made], unbounded)
      const refused = results.flatMap((result: Result.Result<unknown, { readonly _tag: string }>) =>
        Result.isFailure(result) ? [result.failure._tag] : []
      )
      assert.deepStrictEqual(refused, ["EmailTaken", "EmailTaken", "EmailTaken"])
      const directory = yield* Directory
      const found = Option.getOrThrow(yield* directory.findByEmail(wanted))
      assert.strictEqual(found.email, wanted)
      const hadIt = takers.concat(ada).includes(found.owner)
      const before = yield* directory.findByEmail(`${found.owner}@example.org`)
      assert.isTrue(!hadIt || Option.isNone(before))
    })

    test("[asvs V2.3.2 V2.3.4 V15.4.2] lets exactly five of eight items become public by 50 requests", function* () {
      const ids = numbers(8).map((number) => FeedbackId(`${number}`))
      yield* putRecords(...ids.map((id) => makeApproved(id)))
      const tries = numbers(50).map((number) => Effect.result(makePublic(ids[number % 8] ?? FeedbackId(""))))
      const results = yield* Effect.all(tries, unbounded)
      const refused = results.filter(Result.isFailure).map(({ failure }) => failure._tag)
      assert.deepStrictEqual([...new Set(refused)], ["PublicLimitReached"])
      assert.strictEqual((yield* readHive(ada, {})).publicIds.size, publicLimit)
      assert.lengthOf(yield* HiveStore.use((store) => store.listPublic(ada)), publicLimit)
    })

    inWorld("ten submissions under one key are one item", function* () {
      yield* putRecords(makeLink("bee"), makeAccount(ada, { feedbackLink: "bee" }))
      const submission = { link: "bee", content: "You keep your word.", idempotencyKey: "the same" }
      yield* Effect.all(
        numbers(10).map(() => submitTyped(submission)),
        unbounded
      )
      assert.lengthOf(yield* HiveStore.use((store) => store.listItems(ada)), 1)
    })

    test("[asvs V15.4.2] gives one link to one of 20 owners, whatever the case", function* () {
      const owners = numbers(20).map((number) => OwnerId(`owner-${number}`))
      yield* Effect.forEach(owners, createAccount, unbounded)
      const claims = owners.map((owner, index) => claimLink(owner, index % 2 === 0 ? "Bee-Link" : "bee-LINK"))
      const results = yield* Effect.all(claims, unbounded)
      assert.strictEqual(results.filter(Result.isSuccess).length, 1)
      const named = yield* Effect.forEach(owners, (owner) => readHive(owner, {}))
      assert.strictEqual(named.filter(({ account }) => account.feedbackLink !== null).length, 1)
      assert.strictEqual(named.filter(({ links }) => links.size > 0).length, 1)
    })

    test("settles an item once, and awards it once", function* () {
      const ids = numbers(10).map((number) => FeedbackId(`${number}`))
      yield* putRecords(...ids.map((id) => makeFeedback(id)))
      const results = yield* Effect.forEach([...ids, ...ids, ...ids], settle, unbounded)
      assert.strictEqual(results.filter((isSettled) => isSettled).length, 10)
      assert.strictEqual((yield* readHive(ada, {})).stats.totalPoints, 300)
    })

    inWorld(
      "keeps no more sessions of an owner than there may be: sign-ins end those used longest ago",
      function* () {
        yield* TestClock.adjust("2 days")
        const sessions = numbers(maxSessions).map((number) => makeSession(`${number}`, { createdAt: number }))
        yield* putRecords(...sessions)
        yield* Effect.forEach(numbers(5), () => startSession(makeAccount(ada), "phone"), unbounded)
        const left = yield* readHive(ada, { sessions: true })
        const known = sessions.map(({ id }) => left.sessions.has(id))
        assert.deepStrictEqual([left.sessions.size, known.lastIndexOf(false)], [maxSessions, 4])
      }
    )

    test("changes each of 20 owners, whatever becomes of the others' changes", function* () {
      const owners = numbers(20).map((number) => OwnerId(`owner-${number}`))
      yield* Effect.forEach(owners.slice(1), createAccount)
      const decide = (owner: OwnerId, index: number) => () => {
        if (index === 1) return Result.fail("refused")
        if (index === 2) throw new Error("a mistake")
        const item = makeFeedback(`item-${index}`, { owner: index === 3 ? ada : owner })
        return Result.succeed({ change: putChange(item), answer: index })
      }
      const exits = yield* Effect.forEach(
        owners.map((owner, index) =>
          HiveStore.use((store) => Effect.exit(store.change(owner, {}, decide(owner, index))))
        ),
        (change) => change,
        unbounded
      )
      assert.deepStrictEqual(
        exits.map(Exit.isSuccess),
        owners.map((_, index) => index > 3)
      )
      const items = yield* Effect.forEach(owners, (owner) => HiveStore.use((store) => store.listItems(owner)))
      assert.deepStrictEqual(
        items.map((list) => idsOf(list)),
        owners.map((_, index) => (index > 3 ? [`item-${index}`] : []))
      )
    })
  })
