const firstWords = [
  "amber",
  "bright",
  "brisk",
  "calm",
  "candid",
  "clear",
  "clever",
  "cosy",
  "early",
  "fair",
  "fond",
  "frank",
  "gentle",
  "glad",
  "golden",
  "good",
  "happy",
  "honest",
  "humble",
  "keen",
  "kind",
  "lively",
  "lucky",
  "merry",
  "mild",
  "open",
  "patient",
  "plain",
  "quiet",
  "steady",
  "sunny",
  "warm"
]

const secondWords = [
  "acacia",
  "almond",
  "apple",
  "aster",
  "birch",
  "bloom",
  "clover",
  "comb",
  "daisy",
  "dawn",
  "fern",
  "field",
  "garden",
  "hazel",
  "heather",
  "hill",
  "lake",
  "lemon",
  "lilac",
  "linden",
  "lotus",
  "maple",
  "meadow",
  "mint",
  "nectar",
  "olive",
  "orchard",
  "pollen",
  "river",
  "rose",
  "thyme",
  "willow"
]

const wordAt = (words: ReadonlyArray<string>, number: number): string => words[number % words.length] ?? ""

/**
 * Links such as `bee-calm-meadow` for an owner whose name suggests none. Derived from the owner's random id, so that
 * the wizard shows the link that saving will give. Longer ones follow in case the shorter are taken.
 */
export const fallbackLink = (owner: string): ReadonlyArray<string> => {
  const random = owner.replace(/[^0-9a-f]/g, "")
  const part = (from: number, to: number): number => Number.parseInt(random.slice(from, to), 16)
  const chosen = [wordAt(firstWords, part(0, 2)), wordAt(secondWords, part(2, 4))]
  const words = ["bee", ...chosen].join("-")
  const digits = String(part(4, 12)).padStart(9, "0").slice(-9)
  return [words, `${words}-${digits.slice(0, 2)}`, `${words}-${digits.slice(2, 6)}`, `${words}-${digits}`]
}
