import { describe, expect, test } from "vitest"
import { letterSkeleton } from "#adapters/moderation/local/engine/model/held-out.ts"
import {
  type CounterfactualCell,
  cellsOf,
  counterfactualCells,
  fillGroups,
  fillNames,
  laterSets,
  readCounterfactuals
} from "#adapters/moderation/local/training/counterfactuals.ts"
import { readEverydayNotes } from "#adapters/moderation/local/training/everyday-notes.ts"
import { readOwnRows } from "#adapters/moderation/local/training/rows.ts"

const maxTextLength = 300
/** Anybody writes shorter ones, "I am Sikh" above all. */
const minTellingLength = 30
const learned = new Set(
  readOwnRows()
    .filter(({ isHeldOut }) => !isHeldOut)
    .map(({ text }) => letterSkeleton(text))
)

const full = { groupTemplates: 40, hateful: 30, nameTemplates: 30, kinds: 10, groups: 60, names: 100 }
const inLatinLetters = { ...full, groupTemplates: 20, hateful: 15, nameTemplates: 15 }
const unseen = { groupTemplates: 60, hateful: 38, nameTemplates: 59, kinds: 1, groups: 24, names: 24 }
const third = { groupTemplates: 80, hateful: 59, nameTemplates: 60, kinds: 10, groups: 30, names: 21 }
const fourth = { ...third, groupTemplates: 60 }
const sixth = { ...third, groupTemplates: 48, hateful: 55 }
const seventh = { ...sixth, nameTemplates: 50 }

const leastCountsOf = (cell: CounterfactualCell) => {
  if (cell.endsWith("-unseen")) return unseen
  if (cell.endsWith("-third")) return third
  if (/-(fourth|fifth)$/.test(cell)) return fourth
  if (cell.endsWith("-sixth")) return sixth
  if (/-(seventh|eighth|ninth|tenth|eleventh|twelfth)$/.test(cell)) return seventh
  return /^(te|ta|kn)-latn$/.test(cell) ? inLatinLetters : full
}

describe.each([...counterfactualCells, ...laterSets.flatMap(cellsOf)])(
  "counterfactual sentences: %s",
  (cell) => {
    const { harmless, hateful, groups, names } = readCounterfactuals(cell)
    const least = leastCountsOf(cell)
    const filled = [
      ...fillGroups([...harmless.self, ...harmless.group, ...hateful], groups),
      ...fillNames(harmless.name, names)
    ]

    test("there are enough templates, groups and names, and none comes twice", () => {
      expect(new Set(harmless.group).size).toBeGreaterThanOrEqual(least.groupTemplates)
      expect(new Set(harmless.name).size).toBeGreaterThanOrEqual(least.nameTemplates)
      expect(new Set(hateful).size).toBeGreaterThanOrEqual(least.hateful)
      expect(Object.keys(groups)).toHaveLength(least.kinds)
      expect(Object.values(groups).flat().length).toBeGreaterThanOrEqual(least.groups)
      expect(names.length).toBeGreaterThanOrEqual(least.names)
      expect(new Set(filled.map(({ text }) => text)).size).toBe(filled.length)
    })

    test("each template has a slot, and each group the forms for it", () => {
      const wrong = filled.filter(
        ({ text, template, word }) => /[{}]/.test(text) || text === template || !word
      )
      expect(wrong).toEqual([])
    })

    test("all fit the form", () => {
      expect(filled.filter(({ text }) => text.length > maxTextLength)).toEqual([])
    })

    test("none is learned from", () => {
      expect(
        filled.filter(({ text }) => text.length > minTellingLength && learned.has(letterSkeleton(text)))
      ).toEqual([])
    })
  }
)

test.each(counterfactualCells)("no everyday note is learned from: %s", (cell) => {
  const notes = readEverydayNotes(cell)
  expect(notes.filter((text) => learned.has(letterSkeleton(text)))).toEqual([])
})
