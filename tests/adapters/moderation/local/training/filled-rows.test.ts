import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readEverydayRows } from "#adapters/moderation/local/training/everyday-rows.ts"
import { readGroupRows } from "#adapters/moderation/local/training/group-rows.ts"
import { everydayFolder } from "#adapters/moderation/local/training/read/data-files.ts"

const everyday = readEverydayRows()
const groups = readGroupRows()

test("what is filled in is the same every time, and no choice is left open", () => {
  expect(readEverydayRows()).toEqual(everyday)
  expect(readGroupRows()).toEqual(groups)
  expect([...everyday, ...groups].filter(({ text }) => /[(){}|]/.test(text))).toEqual([])
})

test("each entry of what people say every day is learned as harmless", () => {
  const lines = readFileSync(join(everydayFolder, "english.txt"), "utf8").split("\n")
  const entries = lines.filter((line) => line !== "" && !/^[#{[]|\(/.test(line))
  const english = everyday.filter(({ lang }) => lang === "en")
  const learned = english.map(({ text }) => text).join("\n")
  expect(entries.filter((entry) => !learned.includes(entry))).toEqual([])
  expect(everyday.filter(({ label }) => label !== "ok")).toEqual([])
})

test("each group is named in acceptable and in abusive rows", () => {
  for (const group of ["women", "Muslims", "Dalits", "gay people", "immigrants"])
    for (const label of ["ok", "toxic"])
      expect(groups.some((row) => row.label === label && row.text.includes(group))).toBe(true)
})
