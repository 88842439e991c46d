import { describe, expect, test } from "vitest"
import { makeBatches } from "#adapters/storage/postgres/batches.ts"
import { TooBusy } from "#adapters/storage/postgres/turns.ts"

/** Batches whose end the test decides. */
const makeBatchesByHand = () => {
  const begun: Array<
    { readonly members: ReadonlyArray<number> } & PromiseWithResolvers<ReadonlySet<number>>
  > = []
  const take = makeBatches<number>((members) => {
    const batch = { members, ...Promise.withResolvers<ReadonlySet<number>>() }
    begun.push(batch)
    return batch.promise
  })
  return {
    takeAll: (...members: ReadonlyArray<number>) => Promise.allSettled(members.map(take)),
    members: () => begun.map(({ members }) => members),
    end: (batch: number) => begun[batch]?.resolve(new Set(begun[batch]?.members)),
    endWith: (batch: number, ...done: ReadonlyArray<number>) => begun[batch]?.resolve(new Set(done)),
    breakWith: (batch: number, cause: unknown) => begun[batch]?.reject(cause)
  }
}

const answers = async (taken: Promise<ReadonlyArray<PromiseSettledResult<boolean>>>) =>
  (await taken).map((each) => (each.status === "fulfilled" ? each.value : each.reason))

const brokenRow = Object.assign(new Error("null value"), { code: "23502" })
const shutDown = Object.assign(new Error("going down"), { code: "57P01" })

describe("what is to become durable", () => {
  test("begins at once, and what comes while three are under way goes together", async () => {
    const batches = makeBatchesByHand()
    const first = batches.takeAll(1, 2, 3, 4, 5, 6)
    expect(batches.members()).toEqual([[1], [2], [3]])
    batches.end(1)
    await expect.poll(batches.members).toEqual([[1], [2], [3], [4, 5, 6]])
    for (const batch of [0, 2, 3]) batches.end(batch)
    expect(await answers(first)).toEqual(Array(6).fill(true))
  })

  test("goes together with 31 others at most", async () => {
    const batches = makeBatchesByHand()
    void batches.takeAll(...Array.from({ length: 70 }, (_, member) => member))
    batches.end(0)
    batches.end(1)
    await expect.poll(() => batches.members().map(({ length }) => length)).toEqual([1, 1, 1, 32, 32])
  })

  test("is done alone when its batch did not do it, or was spoilt by a member", async () => {
    const batches = makeBatchesByHand()
    const taken = batches.takeAll(1, 2, 3, 4, 5)
    batches.end(1)
    batches.end(2)
    await expect.poll(batches.members).toContainEqual([4, 5])
    batches.endWith(3, 5)
    batches.endWith(0)
    expect(await answers(taken)).toEqual([false, true, true, false, true])
    const spoilt = batches.takeAll(6, 7, 8, 9, 10)
    batches.end(4)
    await expect.poll(batches.members).toContainEqual([9, 10])
    for (const batch of [5, 6]) batches.end(batch)
    batches.breakWith(7, brokenRow)
    expect(await answers(spoilt)).toEqual([true, true, true, false, false])
  })

  test("fails with the database, and alone with what it broke itself", async () => {
    const batches = makeBatchesByHand()
    const taken = batches.takeAll(1, 2, 3, 4, 5)
    batches.breakWith(0, brokenRow)
    await expect.poll(batches.members).toContainEqual([4, 5])
    batches.breakWith(3, shutDown)
    for (const batch of [1, 2]) batches.end(batch)
    expect(await answers(taken)).toEqual([brokenRow, true, true, shutDown, shutDown])
  })

  test("is refused when a thousand wait", async () => {
    const batches = makeBatchesByHand()
    void batches.takeAll(...Array.from({ length: 1_003 }, (_, member) => member))
    expect(await answers(batches.takeAll(2_000))).toEqual([new TooBusy()])
  })
})
