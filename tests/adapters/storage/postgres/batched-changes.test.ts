import { Deferred, Effect, Exit } from "effect"
import { expect, test } from "vitest"
import { batchChanges } from "#adapters/storage/postgres/batched-changes.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"

/** Batches whose end the test decides. */
const makeBatchesByHand = () => {
  const begun: Array<{
    readonly members: ReadonlyArray<number>
    readonly end: Deferred.Deferred<void, string | StoreUnavailable>
  }> = []
  const commit = batchChanges<number, string>((members) => {
    const end = Deferred.makeUnsafe<void, string | StoreUnavailable>()
    begun.push({ members, end })
    return Deferred.await(end)
  })
  return {
    commitAll: (...members: ReadonlyArray<number>) =>
      Promise.all(members.map((member) => Effect.runPromiseExit(commit(member)))),
    members: () => begun.map(({ members }) => members),
    end: (batch: number, exit: Exit.Exit<void, string | StoreUnavailable> = Exit.void) => {
      const end = begun[batch]?.end
      if (end !== undefined) Deferred.doneUnsafe(end, exit)
    }
  }
}

const done = (count: number) => Array.from({ length: count }, () => Exit.void)

test("what comes in the same moment is committed together, and so is what comes while two batches are under way", async () => {
  const batches = makeBatchesByHand()
  const committed = [batches.commitAll(1, 2)]
  await expect.poll(batches.members).toEqual([[1, 2]])
  committed.push(batches.commitAll(3))
  await expect.poll(batches.members).toEqual([[1, 2], [3]])
  committed.push(batches.commitAll(4, 5), batches.commitAll(6))
  batches.end(1)
  await expect.poll(batches.members).toEqual([[1, 2], [3], [4, 5, 6]])
  for (const batch of [0, 2]) batches.end(batch)
  expect((await Promise.all(committed)).flat()).toEqual(done(6))
})

test("a batch has 32 members at most, and more batches wait for their turn", async () => {
  const batches = makeBatchesByHand()
  const committed = batches.commitAll(...Array.from({ length: 70 }, (_, member) => member))
  const sizes = () => batches.members().map(({ length }) => length)
  await expect.poll(sizes).toEqual([32, 32])
  batches.end(0)
  await expect.poll(sizes).toEqual([32, 32, 6])
  for (const batch of [1, 2]) batches.end(batch)
  expect(await committed).toEqual(done(70))
})

test("a database that is unavailable fails the whole batch, which is not repeated", async () => {
  const batches = makeBatchesByHand()
  const unavailable = Exit.fail(new StoreUnavailable({ cause: "going down" }))
  const committed = batches.commitAll(1, 2)
  await expect.poll(batches.members).toEqual([[1, 2]])
  batches.end(0, unavailable)
  expect(await committed).toEqual([unavailable, unavailable])
  expect(batches.members()).toEqual([[1, 2]])
})
