import { assert, it } from "@effect/vitest"
import { sortedChunks } from "#adapters/storage/in-memory/sorted-rows.ts"
import { makeApproved, makePoints } from "../../support/storage-records.ts"

it.each([0, 1, 199, 200, 201, 999, 1_000, 1_001, 5_432])(
  "[anon A6] sortedChunks: sorts %i rows by kind and id",
  (count) => {
    const ids = Array.from({ length: count }, (_, index) => `${(index * 7_919) % 5_437}`)
    const rows = ids.flatMap((id) => [makePoints(id), makeApproved(id)])
    const sorted = [...sortedChunks(rows)].flat()
    assert.deepStrictEqual(
      sorted.map(({ kind, id }) => `${kind} ${id}`),
      rows.map(({ kind, id }) => `${kind} ${id}`).toSorted()
    )
  }
)
