/**
 * Weights are whole numbers, written in visible signs of ASCII. Nearly all are small: two of those share one sign. A pair
 * with a larger one takes three, the first of which says so.
 */
export const largestWeight = 45

const small = 4
const pairWidth = 2 * small + 1
const signs = 93
/** The last sign; no weight has it. */
const largePair = signs - 1

const first = 0x20
/** Left out, for JSON would write them as two. */
const quote = 0x22
const backslash = 0x5c

const codeOf = (sign: number): number => {
  const past = first + sign < quote ? first + sign : first + sign + 1
  return past < backslash ? past : past + 1
}

const signOf = (code: number): number => code - first - (code > backslash ? 2 : code > quote ? 1 : 0)

const isSmall = (weight: number): boolean => Math.abs(weight) <= small

/** An even number of weights. */
export const encodeWeights = (weights: Int8Array): string => {
  const codes: Array<number> = []
  for (let index = 0; index < weights.length; index += 2) {
    const [one, other] = [weights[index] ?? 0, weights[index + 1] ?? 0]
    if (isSmall(one) && isSmall(other)) codes.push(codeOf((one + small) * pairWidth + other + small))
    else codes.push(codeOf(largePair), codeOf(one + largestWeight), codeOf(other + largestWeight))
  }
  return codes.map((code) => String.fromCharCode(code)).join("")
}

const pairs = new Int8Array(2 * pairWidth ** 2)
for (let pair = 0; pair < pairWidth ** 2; pair++) {
  pairs[2 * pair] = Math.floor(pair / pairWidth) - small
  pairs[2 * pair + 1] = (pair % pairWidth) - small
}

const encoder = new TextEncoder()

export const decodeWeights = (encoded: string): Int8Array => {
  const codes = encoder.encode(encoded)
  const weights = new Int8Array(2 * codes.length)
  let size = 0
  for (let at = 0; at < codes.length; at++) {
    const sign = signOf(codes[at] ?? 0)
    const isLarge = sign === largePair
    weights[size++] = isLarge ? signOf(codes[++at] ?? 0) - largestWeight : (pairs[2 * sign] ?? 0)
    weights[size++] = isLarge ? signOf(codes[++at] ?? 0) - largestWeight : (pairs[2 * sign + 1] ?? 0)
  }
  return weights.slice(0, size)
}
