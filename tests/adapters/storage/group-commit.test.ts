import { assert, test } from "@effect/vitest"
import { makeGroupCommit } from "#adapters/storage/lowdb/group-commit.ts"
import type { Journal } from "#adapters/storage/lowdb/journal.ts"
import { putChange } from "#core/domain/hives/change.ts"

const nextEventLoopTurn = () => new Promise((resolve) => setImmediate(resolve))

test("a group commit writes all changes that arrive during a write with the next one, and answers in order", async () => {
  const writes: Array<{ readonly lines: number; readonly end: () => void }> = []
  const done = async () => undefined
  const journal: Journal = {
    length: () => 0,
    append: (lines) => new Promise((end) => void writes.push({ lines: lines.length, end })),
    repair: done,
    verify: done,
    mark: () => ({ length: 0, chain: 0 }),
    cut: done,
    close: done
  }
  const commits = makeGroupCommit(journal)
  const answers: Array<string> = []
  const append = (name: string) => commits.append(putChange(), () => answers.push(name))
  append("a")
  await nextEventLoopTurn()
  for (const name of ["b", "c", "d"]) append(name)
  await nextEventLoopTurn()
  assert.deepStrictEqual(answers, [])
  writes[0]?.end()
  await nextEventLoopTurn()
  assert.deepStrictEqual(answers, ["a"])
  writes[1]?.end()
  await nextEventLoopTurn()
  assert.deepStrictEqual(answers, ["a", "b", "c", "d"])
  assert.deepStrictEqual(
    writes.map(({ lines }) => lines),
    [1, 3]
  )
})
