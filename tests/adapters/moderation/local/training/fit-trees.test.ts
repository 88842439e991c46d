import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type BoostedTrees, scoreOfTrees } from "#adapters/moderation/local/engine/model/boosted-trees.ts"
import { fitTrees, shortenLimits, type TreeExample } from "#adapters/moderation/local/training/fit-trees.ts"

const options = { trees: 40, depth: 2, rate: 0.3, minExamples: 5, smoothing: 1 }

const example = (inputs: ReadonlyArray<number>, isMember: boolean, weight = 1): TreeExample => ({
  inputs,
  isMember,
  weight
})

const grid = Array.from({ length: 400 }, (_, at) => [(at % 20) / 20, Math.floor(at / 20) / 20] as const)

const fitGrid = (isMember: (x: number, y: number) => boolean) => {
  const examples = grid.map(([x, y]) => example([x, y], isMember(x, y)))
  return fitTrees(examples, options)
}

describe("boosted trees", () => {
  test.each([
    ["one side of a line", (x: number, _y: number) => x >= 0.5],
    ["a corner", (x: number, y: number) => x >= 0.5 && y < 0.3],
    [
      "opposite corners, which no sum of two scores tells apart",
      (x: number, y: number) => x < 0.4 !== y < 0.6
    ]
  ])("learn %s", (_, isMember) => {
    const trees = fitGrid(isMember)
    for (const [x, y] of grid) expect(scoreOfTrees(trees, [x, y]) > 0).toBe(isMember(x, y))
  })

  test("say the share of members as log odds where nothing tells them apart", () => {
    const same = Array.from({ length: 100 }, (_, at) => example([1, 2], at < 20))
    const trees = fitTrees(same, options)
    for (const at of [
      [1, 2],
      [0, 9]
    ])
      expect(scoreOfTrees(trees, at)).toBeCloseTo(Math.log(20 / 80), 3)
  })

  test("take an example of weight three for three examples", () => {
    const heavy = grid.map(([x, y]) => example([x, y], x > y, x > 0.5 ? 3 : 1))
    const repeated = heavy.flatMap((one) => Array.from({ length: one.weight }, () => ({ ...one, weight: 1 })))
    const free = { ...options, minExamples: 1 }
    expect(fitTrees(heavy, free)).toEqual(fitTrees(repeated, free))
  })

  test("make no leaf of fewer examples than allowed", () => {
    const odd = grid.map(([x, y], at) => example([at < 4 ? 9 : x, y], at < 4))
    const allowed = fitTrees(odd, { ...options, minExamples: 4 })
    const forbidden = fitTrees(odd, { ...options, minExamples: 30 })
    expect(scoreOfTrees(allowed, [9, 0])).toBeGreaterThan(0)
    expect(scoreOfTrees(forbidden, [9, 0])).toBeLessThan(0)
  })

  test("judge alike after they were written and read, nodes without a split included", () => {
    const trees = fitTrees(
      grid.map(([x, y]) => example([x, y], x >= 0.5)),
      { ...options, minExamples: 150 }
    )
    const read: BoostedTrees = JSON.parse(JSON.stringify(shortenLimits(trees)))
    for (const [x, y] of grid) expect(scoreOfTrees(read, [x, y])).toBe(scoreOfTrees(trees, [x, y]))
  })

  test("take any number", () => {
    const trees = fitGrid((x, y) => x > y)
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (x, y) => {
        expect(Number.isFinite(scoreOfTrees(trees, [x, y]))).toBe(true)
      })
    )
  })
})
