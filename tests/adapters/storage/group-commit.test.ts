import { assert, test } from "@effect/vitest"
import { onTestFinished, vi } from "vitest"
import { makeGroupCommit } from "#adapters/storage/lowdb/group-commit.ts"
import type { Journal } from "#adapters/storage/lowdb/journal.ts"
import { putChange } from "#core/domain/hives/change.ts"

/** Commits to a journal whose writes end when the test says so. */
const heldCommits = () => {
  const writes: Array<{ readonly lines: number } & PromiseWithResolvers<void>> = []
  const done = async () => undefined
  const journal: Journal = {
    length: () => 0,
    append: ({ length }) => {
      const write = { lines: length, ...Promise.withResolvers<void>() }
      writes.push(write)
      return write.promise
    },
    repair: done,
    verify: done,
    mark: () => ({ length: 0, chain: 0 }),
    cut: done,
    close: done
  }
  const commits = makeGroupCommit(journal)
  const answers: Array<string> = []
  const append = (...names: ReadonlyArray<string>) => {
    for (const name of names)
      commits.append(putChange(), (failure) => answers.push(failure === undefined ? name : `no ${name}`))
    return nextEventLoopTurn()
  }
  return { writes, answers, append, waitedMillis: commits.waitedMillis }
}

const nextEventLoopTurn = () => new Promise((resolve) => setImmediate(resolve))

test("a group commit writes all changes that arrive during a write with the next one, and answers in order", async () => {
  const { writes, answers, append } = heldCommits()
  await append("a")
  await append("b", "c", "d")
  assert.deepStrictEqual(answers, [])
  writes[0]?.resolve()
  await nextEventLoopTurn()
  assert.deepStrictEqual(answers, ["a"])
  writes[1]?.resolve()
  await nextEventLoopTurn()
  assert.deepStrictEqual(answers, ["a", "b", "c", "d"])
  assert.deepStrictEqual(
    writes.map(({ lines }) => lines),
    [1, 3]
  )
})

test("it fails what arrived during a write that fails, and goes on with what comes after", async () => {
  const { writes, answers, append } = heldCommits()
  await append("a")
  void append("b")
  writes[0]?.reject(new Error("no space"))
  await nextEventLoopTurn()
  assert.deepStrictEqual(answers, ["no a", "no b"])
  await append("c")
  writes[1]?.resolve()
  await nextEventLoopTurn()
  assert.deepStrictEqual(answers, ["no a", "no b", "c"])
})

test("a group commit knows for how long the disk has kept the oldest change waiting", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0)
  onTestFinished(() => clock.mockRestore())
  const { writes, append, waitedMillis } = heldCommits()
  assert.strictEqual(waitedMillis(), 0)
  await append("a")
  clock.mockReturnValue(9_000)
  await append("b")
  clock.mockReturnValue(12_000)
  assert.strictEqual(waitedMillis(), 12_000)
  writes[0]?.resolve()
  await nextEventLoopTurn()
  clock.mockReturnValue(13_000)
  assert.strictEqual(waitedMillis(), 1_000)
  writes[1]?.reject(new Error("no"))
  await nextEventLoopTurn()
  assert.strictEqual(waitedMillis(), 0)
})
