/**
 * Nearly all weights are small, so two of them share one byte. A pair with a larger one takes three bytes, marked by
 * the first.
 */
const small = 7
const pairWidth = 2 * small + 1
const largePair = 255

const isSmall = (weight: number): boolean => Math.abs(weight) <= small

/** The number of weights must be even. */
export const packWeights = (weights: Int8Array): Uint8Array<ArrayBuffer> => {
  const bytes: Array<number> = []
  for (let index = 0; index < weights.length; index += 2) {
    const [one, other] = [weights[index] ?? 0, weights[index + 1] ?? 0]
    if (isSmall(one) && isSmall(other)) bytes.push((one + small) * pairWidth + other + small)
    else bytes.push(largePair, one & 0xff, other & 0xff)
  }
  return Uint8Array.from(bytes)
}

const pairs = new Int8Array(2 * pairWidth ** 2)
for (let pair = 0; pair < pairWidth ** 2; pair++) {
  pairs[2 * pair] = Math.floor(pair / pairWidth) - small
  pairs[2 * pair + 1] = (pair % pairWidth) - small
}

export const unpackWeights = (bytes: Uint8Array): Int8Array => {
  const weights = new Int8Array(2 * bytes.length)
  let size = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    const isLarge = byte === largePair
    weights[size++] = isLarge ? (bytes[++at] ?? 0) : (pairs[2 * byte] ?? 0)
    weights[size++] = isLarge ? (bytes[++at] ?? 0) : (pairs[2 * byte + 1] ?? 0)
  }
  return weights.slice(0, size)
}
