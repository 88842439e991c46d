/** The 122 bits of a version 4 UUID that are random: without those of version and variant. */
const randomBits = (id: string): ReadonlyArray<number> => {
  const hex = id.replaceAll("-", "")
  const digits = [...hex.slice(0, 12), ...hex.slice(13, 16), ...hex.slice(17)]
  const variant = Number.parseInt(hex[16] ?? "", 16)
  const bitsOf = (digit: string) => [8, 4, 2, 1].map((bit) => (Number.parseInt(digit, 16) & bit ? 1 : 0))
  return [...digits.flatMap(bitsOf), variant & 2 ? 1 : 0, variant & 1]
}

/** How far a count of fair coins lies from its mean, in standard deviations. */
const deviation = (count: number, of: number): number => (2 * count - of) / Math.sqrt(of)

const wildest = (counts: ReadonlyArray<number>, of: number): number =>
  Math.max(...counts.map((count) => Math.abs(deviation(count, of))))

/** 122 fair coins come so far from their mean in at most 2 of 10 million runs. */
export const farthestByChance = 6

/** Deviation of the bit that is most often, or most seldom, set. */
export const worstBalance = (ids: ReadonlyArray<string>): number => {
  const bits = ids.map(randomBits)
  const counts = (bits[0] ?? []).map((_, place) => bits.reduce((sum, own) => sum + (own[place] ?? 0), 0))
  return wildest(counts, ids.length)
}

/** Deviation of the bit in which the two of a pair agree most often, or most seldom. */
export const worstAgreement = (pairs: ReadonlyArray<readonly [string, string]>): number => {
  const bits = pairs.map(([a, b]) => [randomBits(a), randomBits(b)] as const)
  const places = Array.from({ length: 122 }, (_, place) => place)
  const counts = places.map((place) => bits.filter(([a, b]) => a[place] === b[place]).length)
  return wildest(counts, pairs.length)
}

export const neighbours = (ids: ReadonlyArray<string>): ReadonlyArray<readonly [string, string]> =>
  ids.slice(1).map((id, index) => [ids[index] ?? "", id] as const)
