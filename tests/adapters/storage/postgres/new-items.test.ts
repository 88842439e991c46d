import { assert, describe } from "@effect/vitest"
import { Context, Effect, Exit, Layer, Result } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { putChange } from "#core/domain/hives/change.ts"
import type { Hive } from "#core/domain/hives/hive.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import {
  createAccount,
  idsOf,
  putRecords,
  removeRecords,
  unbounded
} from "../../../contracts/storage-adapter.ts"
import { effectTest as test } from "../../../support/effect-test.ts"
import {
  ada,
  bob,
  makeAccount,
  makeFeedback,
  makeLink,
  makeSubmissionKey
} from "../../../support/storage-records.ts"
import { openStore, testSchemaUrl } from "./test-store.ts"

/** Two servers on one database; what a visitor sends comes to the first, once it has looked up the link. */
const servers = Effect.gen(function* () {
  const url = yield* testSchemaUrl
  const here = yield* Layer.build(openStore({ url }))
  const there = yield* Layer.build(openStore({ url }))
  yield* Effect.provide(Effect.all([createAccount(ada), createAccount(bob)]), here)
  yield* Effect.provide(putRecords(makeLink("ada")), here)
  yield* Context.get(here, Directory).findByLink("ada")
  return { here, there }
})

type Server = Effect.Success<typeof servers>["here"]

/** Records each view that a decision was shown. */
const add = (server: Server, id: string, key?: string, owner: OwnerId = ada) => {
  const shown: Array<Pick<Hive, "account" | "submissionKey">> = []
  const records = [
    makeFeedback(id, { owner }),
    ...(key === undefined ? [] : [makeSubmissionKey(key, { owner })])
  ]
  return Context.get(server, HiveStore)
    .change(owner, { only: ["submissionKey"], submissionKey: key }, (hive) => {
      shown.push(hive)
      if (hive.account.page.state === "paused") return Result.fail("paused")
      return hive.submissionKey === undefined
        ? Result.succeed({ change: putChange(...records), answer: "stored" })
        : Result.succeed({ change: putChange(), answer: "known" })
    })
    .pipe(
      Effect.result,
      Effect.map((result) => ({
        said: Result.isSuccess(result) ? result.success : result.failure,
        times: shown.length
      }))
    )
}

const storedIds = ({ here }: Effect.Success<typeof servers>) =>
  Effect.map(Context.get(here, PendingFeedback).claim(100), (items) => idsOf(items).toSorted())

describe("new items", () => {
  test("that come with a key of another are told of it, also when both come at once", function* () {
    const both = yield* servers
    const twice = yield* Effect.all([add(both.here, "1", "k"), add(both.here, "2", "k")], unbounded)
    assert.deepStrictEqual(twice.map(({ said }) => said).toSorted(), ["known", "stored"])
    assert.strictEqual((yield* add(both.there, "3", "k")).said, "known")
    assert.strictEqual((yield* add(both.here, "4", "k")).said, "known")
    assert.strictEqual((yield* storedIds(both)).length, 1)
  })

  test("obey what another server made of the account since the link was looked up", function* () {
    const both = yield* servers
    const pause = putRecords(makeAccount(ada, { pausedOn: makeFeedback("").createdOn }))
    yield* Effect.provide(pause, both.there)
    assert.deepStrictEqual(yield* add(both.here, "1"), { said: "paused", times: 1 })
    assert.deepStrictEqual(yield* storedIds(both), [])
  })

  test("of an account that another server deleted are not stored, and the others are", function* () {
    const both = yield* servers
    yield* Effect.provide(putRecords(makeLink("bob", { owner: bob })), both.here)
    yield* Context.get(both.here, Directory).findByLink("bob")
    yield* Effect.provide(removeRecords(makeAccount(ada)), both.there)
    const adding = [Effect.exit(add(both.here, "1")), add(both.here, "2", undefined, bob)] as const
    const exits = yield* Effect.all(adding, unbounded)
    assert.isTrue(Exit.isSuccess(exits[0]) && `${exits[0].value.said}`.includes("OwnerNotFound"))
    assert.deepStrictEqual(yield* storedIds(both), ["2"])
  })
})
