import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readEverydayRows } from "#adapters/moderation/local/training/everyday-rows.ts"
import { everydayFolder } from "#adapters/moderation/local/training/read/data-files.ts"

const rows = readEverydayRows()

const isEntry = (line: string): boolean => line !== "" && !/^[#{[]|\(/.test(line)

test("what people say every day is the same every time, harmless, and no choice is left open", () => {
  expect(JSON.stringify(readEverydayRows())).toBe(JSON.stringify(rows))
  expect(rows.filter(({ text, label }) => /[(){}|]/.test(text) || label !== "ok")).toEqual([])
})

test("each entry of each list is learned", () => {
  const lines = readFileSync(join(everydayFolder, "english.txt"), "utf8").split("\n")
  const english = rows.filter(({ lang }) => lang === "en")
  const learned = english.map(({ text }) => text).join("\n")
  expect(lines.filter(isEntry).filter((entry) => !learned.includes(entry))).toEqual([])
})
