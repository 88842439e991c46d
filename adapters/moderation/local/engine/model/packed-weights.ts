/**
 * Nearly all weights are small, so two of them share one byte. A pair with a larger one takes three bytes, marked by
 * the first.
 */
const maxSmallWeight = 7
const pairWidth = 2 * maxSmallWeight + 1
const largePairMark = 255

const isSmall = (weight: number): boolean => Math.abs(weight) <= maxSmallWeight

/** The number of weights must be even. */
export const packWeights = (weights: Int8Array): Uint8Array<ArrayBuffer> => {
  const bytes: Array<number> = []
  for (let index = 0; index < weights.length; index += 2) {
    const [one, other] = [weights[index] ?? 0, weights[index + 1] ?? 0]
    if (isSmall(one) && isSmall(other))
      bytes.push((one + maxSmallWeight) * pairWidth + other + maxSmallWeight)
    else bytes.push(largePairMark, one & 0xff, other & 0xff)
  }
  return Uint8Array.from(bytes)
}

const weightPairs = new Int8Array(2 * pairWidth ** 2)
for (let pair = 0; pair < pairWidth ** 2; pair++) {
  weightPairs[2 * pair] = Math.floor(pair / pairWidth) - maxSmallWeight
  weightPairs[2 * pair + 1] = (pair % pairWidth) - maxSmallWeight
}

export const unpackWeights = (bytes: Uint8Array): Int8Array => {
  const weights = new Int8Array(2 * bytes.length)
  let size = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    const isLarge = byte === largePairMark
    weights[size++] = isLarge ? (bytes[++at] ?? 0) : (weightPairs[2 * byte] ?? 0)
    weights[size++] = isLarge ? (bytes[++at] ?? 0) : (weightPairs[2 * byte + 1] ?? 0)
  }
  return weights.slice(0, size)
}
