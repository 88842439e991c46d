import { describe, expect, test } from "vitest"
import { letterSkeleton } from "#adapters/moderation/local/engine/model/held-out.ts"
import {
  counterfactualCells,
  fillGroups,
  fillNames,
  readCounterfactuals
} from "#adapters/moderation/local/training/counterfactuals.ts"
import { readOwnRows } from "#adapters/moderation/local/training/rows.ts"

const maxTextLength = 300
/** Anybody writes shorter ones, "I am Sikh" above all. */
const minTellingLength = 30
const learned = new Set(
  readOwnRows()
    .filter(({ isHeldOut }) => !isHeldOut)
    .map(({ text }) => letterSkeleton(text))
)

describe.each(counterfactualCells)("counterfactual sentences: %s", (cell) => {
  const { harmless, hateful, groups, names } = readCounterfactuals(cell)
  const [least, leastHateful, leastNamed] = /^(te|ta|kn)-latn$/.test(cell) ? [20, 15, 15] : [40, 30, 30]
  const filled = [
    ...fillGroups([...harmless.self, ...harmless.group, ...hateful], groups),
    ...fillNames(harmless.name, names)
  ]

  test("there are enough templates, groups and names, and none comes twice", () => {
    expect(new Set(harmless.group).size).toBeGreaterThanOrEqual(least)
    expect(new Set(harmless.name).size).toBeGreaterThanOrEqual(leastNamed)
    expect(new Set(hateful).size).toBeGreaterThanOrEqual(leastHateful)
    expect(Object.keys(groups)).toHaveLength(10)
    expect(Object.values(groups).flat().length).toBeGreaterThanOrEqual(60)
    expect(names.length).toBeGreaterThanOrEqual(100)
    expect(new Set(filled.map(({ text }) => text)).size).toBe(filled.length)
  })

  test("each template has a slot, and each group the forms for it", () => {
    const wrong = filled.filter(({ text, template, word }) => /[{}]/.test(text) || text === template || !word)
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
})
