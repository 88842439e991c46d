/** Weights are whole numbers from -46 to 46: one visible sign of ASCII for each. */
export const largestWeight = 46

const first = 0x20
/** Left out, for JSON would write them as two. */
const quote = 0x22
const backslash = 0x5c

export const encodeWeights = (weights: Int8Array): string => {
  const signs = Array.from(weights, (weight) => {
    const code = first + largestWeight + weight
    const past = code < quote ? code : code + 1
    return String.fromCharCode(past < backslash ? past : past + 1)
  })
  return signs.join("")
}

const encoder = new TextEncoder()

/** In the bytes of the signs themselves: nothing is read sign by sign but once, in place. */
export const decodeWeights = (encoded: string): Int8Array => {
  const weights = new Int8Array(encoder.encode(encoded).buffer, 0, encoded.length)
  for (let index = 0; index < weights.length; index++) {
    const code = weights[index] ?? 0
    const skipped = code > backslash ? 2 : code > quote ? 1 : 0
    weights[index] = code - skipped - first - largestWeight
  }
  return weights
}
