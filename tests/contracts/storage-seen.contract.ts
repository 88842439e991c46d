import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { emptySeenMarks } from "#core/domain/seen/seen-marks.ts"
import { ada, bob, makeAccount, makeSeen } from "../support/storage-records.ts"
import {
  besideBob,
  type ContractTest,
  createAccount,
  putRecords,
  readHive,
  removeRecords
} from "./storage-adapter.ts"

const seenBy = (owner = ada) => Effect.map(readHive(owner, { seen: true }), ({ seen }) => seen)

export const seenContract = (test: ContractTest) =>
  describe("what an owner has seen", () => {
    besideBob(test)("is stored and replaced, each hive's apart, and goes with its account", function* () {
      assert.isUndefined(yield* seenBy())
      yield* putRecords(emptySeenMarks(ada))
      assert.deepStrictEqual(yield* seenBy(), emptySeenMarks(ada))
      yield* putRecords(makeSeen())
      assert.deepStrictEqual(yield* seenBy(), makeSeen())
      assert.isUndefined(yield* seenBy(bob))
      yield* removeRecords(makeAccount(ada))
      yield* createAccount(ada)
      assert.isUndefined(yield* seenBy())
    })
  })
