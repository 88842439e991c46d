import { expect, test } from "vitest"
import { readGroupRows } from "#adapters/moderation/local/training/group-rows.ts"

const rows = readGroupRows()

test("what is said of groups is the same every time, and no choice is left open", () => {
  expect(JSON.stringify(readGroupRows())).toBe(JSON.stringify(rows))
  expect(rows.filter(({ text }) => /[(){}|]/.test(text))).toEqual([])
})

test("each group is named in acceptable and in abusive rows", () => {
  for (const group of ["women", "Muslims", "Dalits", "gay people", "immigrants"])
    for (const label of ["ok", "toxic"])
      expect(rows.some((row) => row.label === label && row.text.includes(group))).toBe(true)
})
