import { describe, expect, test } from "vitest"
import { makeBatches, unlessSpoilt } from "#adapters/storage/postgres/batches.ts"
import { TooBusy } from "#adapters/storage/postgres/turns.ts"

/** Batches whose end the test decides. */
const makeBatchesByHand = () => {
  const begun: Array<
    { readonly members: ReadonlyArray<number> } & PromiseWithResolvers<ReadonlyMap<number, true>>
  > = []
  const take = makeBatches(
    unlessSpoilt<number, true>((members) => {
      const batch = { members, ...Promise.withResolvers<ReadonlyMap<number, true>>() }
      begun.push(batch)
      return batch.promise
    })
  )
  const doneFor = (members: ReadonlyArray<number> = []) =>
    new Map(members.map((member) => [member, true as const]))
  return {
    takeAll: (...members: ReadonlyArray<number>) => Promise.allSettled(members.map(take)),
    members: () => begun.map(({ members }) => members),
    end: (batch: number) => begun[batch]?.resolve(doneFor(begun[batch]?.members)),
    endWith: (batch: number, ...done: ReadonlyArray<number>) => begun[batch]?.resolve(doneFor(done)),
    breakWith: (batch: number, cause: unknown) => begun[batch]?.reject(cause)
  }
}

const answers = async (taken: Promise<ReadonlyArray<PromiseSettledResult<true | undefined>>>) =>
  (await taken).map((each) => (each.status === "fulfilled" ? (each.value ?? "not done") : each.reason))

const brokenRow = Object.assign(new Error("null value"), { code: "23502" })
const shutDown = Object.assign(new Error("going down"), { code: "57P01" })

describe("what is to become durable", () => {
  test("begins at once with all that came in the same moment, and what comes while two are under way goes together", async () => {
    const batches = makeBatchesByHand()
    const taken = [batches.takeAll(1, 2)]
    await expect.poll(batches.members).toEqual([[1, 2]])
    taken.push(batches.takeAll(3))
    await expect.poll(batches.members).toEqual([[1, 2], [3]])
    taken.push(batches.takeAll(4, 5), batches.takeAll(6))
    batches.end(1)
    await expect.poll(batches.members).toEqual([[1, 2], [3], [4, 5, 6]])
    for (const batch of [0, 2]) batches.end(batch)
    expect((await Promise.all(taken.map(answers))).flat()).toEqual(Array(6).fill(true))
  })

  test("goes together with 31 others at most", async () => {
    const batches = makeBatchesByHand()
    void batches.takeAll(...Array.from({ length: 70 }, (_, member) => member))
    await expect.poll(() => batches.members().length).toBe(2)
    batches.end(0)
    await expect.poll(() => batches.members().map(({ length }) => length)).toEqual([32, 32, 6])
  })

  test("is to be done alone when its batch did not do it, or was spoilt by a member", async () => {
    const batches = makeBatchesByHand()
    const taken = batches.takeAll(1, 2, 3)
    await expect.poll(batches.members).toEqual([[1, 2, 3]])
    batches.endWith(0, 1, 3)
    expect(await answers(taken)).toEqual([true, "not done", true])
    const spoilt = batches.takeAll(4, 5)
    await expect.poll(batches.members).toContainEqual([4, 5])
    batches.breakWith(1, brokenRow)
    expect(await answers(spoilt)).toEqual(["not done", "not done"])
  })

  test("fails with the database, and alone with what it broke itself", async () => {
    const batches = makeBatchesByHand()
    const alone = batches.takeAll(1)
    await expect.poll(batches.members).toEqual([[1]])
    batches.breakWith(0, brokenRow)
    expect(await answers(alone)).toEqual([brokenRow])
    const together = batches.takeAll(2, 3)
    await expect.poll(batches.members).toContainEqual([2, 3])
    batches.breakWith(1, shutDown)
    expect(await answers(together)).toEqual([shutDown, shutDown])
  })

  test("is refused when a thousand wait", async () => {
    const batches = makeBatchesByHand()
    void batches.takeAll(...Array.from({ length: 1_000 }, (_, member) => member))
    expect(await answers(batches.takeAll(2_000))).toEqual([new TooBusy()])
  })
})
