import { type WeightTable, weightTable } from "./weight-table.ts"

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

const bytesPerNumber = 4

/** The table's bits, led by their number of bytes as a power of two, then its rows. */
export const packTable = ({ present, rows }: WeightTable): Uint8Array<ArrayBuffer> => {
  const bits = new Uint8Array(present.buffer, present.byteOffset, present.byteLength)
  const even = new Int8Array(rows.length + (rows.length % 2))
  even.set(rows)
  const packed = packWeights(even)
  const bytes = new Uint8Array(1 + bits.length + packed.length)
  bytes[0] = Math.log2(bits.length)
  bytes.set(bits, 1)
  bytes.set(packed, 1 + bits.length)
  return bytes
}

export const unpackTable = (bytes: Uint8Array): WeightTable => {
  const end = 1 + 2 ** (bytes[0] ?? 0)
  const present = new Uint32Array((end - 1) / bytesPerNumber)
  new Uint8Array(present.buffer).set(bytes.subarray(1, end))
  return weightTable(present, unpackWeights(bytes.subarray(end)))
}
