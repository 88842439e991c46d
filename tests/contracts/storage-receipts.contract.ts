import { assert, describe } from "@effect/vitest"
import { Effect, Option } from "effect"
import type { Feedback } from "#core/domain/feedback/feedback.ts"
import { initialRelease } from "#core/domain/release/owner-release.ts"
import { Receipts } from "#core/ports/receipts.ts"
import { ada, bob, makeAccount, makeApproved, makeFeedback } from "../support/storage-records.ts"
import { besideBob, type ContractTest, createAccount, putRecords, removeRecords } from "./storage-adapter.ts"

const receiptNamed = (name: string) => name.repeat(43).slice(0, 43)

const find = (name: string) =>
  Receipts.use((receipts) => Effect.map(receipts.find(receiptNamed(name)), Option.getOrUndefined))

const withdrawn = Receipts.use((receipts) => receipts.withdrawn)

const withReceipt = (name: string, given: { readonly owner?: Feedback["owner"] } = {}) =>
  makeFeedback(name, { receipt: receiptNamed(name), ...given })

export const receiptsContract = (test: ContractTest) =>
  describe("receipts", () => {
    besideBob(test)("[anon A38] find an item of any owner, by the whole digest alone", function* () {
      yield* putRecords(withReceipt("a"), makeFeedback("none"))
      yield* putRecords(withReceipt("b", { owner: bob }))
      assert.deepEqual(yield* find("a"), { owner: ada, id: makeFeedback("a").id })
      assert.deepEqual(yield* find("b"), { owner: bob, id: makeFeedback("b").id })
      assert.isUndefined(yield* find("c"))
      const alike = `${receiptNamed("a").slice(0, -1)}b`
      assert.isTrue(Option.isNone(yield* Receipts.use((receipts) => receipts.find(alike))))
    })

    test("[anon A38] find no item that is gone, nor one of a deleted account", function* () {
      yield* putRecords(withReceipt("a"), withReceipt("b"))
      yield* removeRecords(withReceipt("a"))
      assert.isUndefined(yield* find("a"))
      yield* removeRecords(makeAccount(ada))
      yield* createAccount(ada)
      assert.isUndefined(yield* find("b"))
    })

    test("[anon A39] list what was taken back until it is gone", function* () {
      const item = makeApproved("1", { isWithdrawn: true })
      yield* putRecords(item, makeApproved("2"))
      assert.deepEqual(yield* withdrawn, [{ id: item.id, owner: ada, release: initialRelease }])
      yield* removeRecords(item)
      assert.deepEqual(yield* withdrawn, [])
    })
  })
