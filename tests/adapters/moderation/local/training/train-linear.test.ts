import { describe, expect, test } from "vitest"
import { emptyHashes } from "#adapters/moderation/local/engine/model/features.ts"
import { learnClasses } from "#adapters/moderation/local/training/lessons.ts"

interface Item {
  readonly isMember: boolean
  readonly letters: Uint32Array
}

const [ofMembers, ofMostMembers, ofOthers, firstChance] = [1, 2, 3, 8]

/** Two features tell members from others; the other two come by chance. */
const items: ReadonlyArray<Item> = Array.from({ length: 64 }, (_, at) => ({
  isMember: at % 2 === 0,
  letters: Uint32Array.of(
    at % 2 === 0 ? ofMembers : ofOthers,
    at % 2 === 0 && at % 8 !== 0 ? ofMostMembers : firstChance + 20,
    firstChance + (at % 7),
    firstChance + 8 + ((at * 5) % 11)
  )
}))

const learnedWith = (keptShares: ReadonlyArray<number>) => {
  const [learned] = learnClasses(items, [({ isMember }: Item) => isMember], {
    features: ({ letters }: Item) => ({ letters, concepts: emptyHashes, hints: emptyHashes }),
    families: { letters: { bits: 5, scale: 1, ratio: 0.5, keptShares } },
    weight: () => 1,
    group: () => "",
    options: { cost: 0.01, epochs: 6, leastExamples: 2 }
  })
  return { bias: learned?.bias, weights: [...(learned?.weights.letters ?? [])] }
}

const countOf = (weights: ReadonlyArray<number>): number => weights.filter((weight) => weight !== 0).length

describe("pruning", () => {
  const all = learnedWith([])

  test.each([
    [[1], 22],
    [[0.5], 11],
    [[0.5, 0.5], 5],
    [[0.5, 0.2], 2],
    [[0.1], 2]
  ])("to shares of %j leaves the largest weights", (shares, left) => {
    expect(countOf(all.weights)).toBe(22)
    expect(countOf(learnedWith(shares).weights)).toBe(left)
  })

  test("learns anew with what is left, which takes over", () => {
    const pruned = learnedWith([0.1])
    expect(pruned.weights[ofMostMembers]).toBe(0)
    expect(pruned.weights[ofMembers]).toBeGreaterThan((all.weights[ofMembers] ?? 0) * 1.1)
    expect(pruned.bias).not.toBe(all.bias)
  })
})
