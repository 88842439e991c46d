import { countRows, type WeightTable, weightTable } from "./weight-table.ts"

/**
 * Nearly all weights are small, so two of them share one byte. A pair with a larger one takes three bytes, marked by
 * the first.
 */
const maxSmallWeight = 7
const pairWidth = 2 * maxSmallWeight + 1
const largePairMark = 255

const isSmall = (weight: number): boolean => Math.abs(weight) <= maxSmallWeight

/** An odd number of weights comes back with a zero more. */
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

const headBytes = 3

const rareRowMark = 255

const commonRowsOf = (rows: ReadonlyArray<Int8Array>): ReadonlyArray<Int8Array> =>
  [...Map.groupBy(rows, (row) => row.join())]
    .sort(([one, of], [other, ofOther]) => ofOther.length - of.length || (one < other ? -1 : 1))
    .slice(0, rareRowMark)
    .flatMap(([, [row]]) => row ?? [])

/**
 * Three bytes: the number of bytes of the table's bits as a power of two, of classes, of common rows. Then the bits, the common
 * rows, a byte for each row (which common one it is, or a mark) and, packed, the rows that it marks.
 */
export const packTable = ({ present, rows }: WeightTable, classes: number): Uint8Array<ArrayBuffer> => {
  const bits = new Uint8Array(present.buffer, present.byteOffset, present.byteLength)
  const rowList = Array.from({ length: rows.length / classes }, (_, at) =>
    rows.subarray(at * classes, (at + 1) * classes)
  )
  const common = commonRowsOf(rowList)
  const codes = new Map(common.map((row, code) => [row.join(), code]))
  const coded = rowList.map((row) => codes.get(row.join()) ?? rareRowMark)
  const rare = rowList.filter((_, at) => coded[at] === rareRowMark).flatMap((row) => [...row])
  const packed = packWeights(Int8Array.from(rare))
  const head = [Math.log2(bits.length), classes, common.length]
  const parts = [head, bits, common.flatMap((row) => [...row]), coded, packed]
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

export const unpackTable = (bytes: Uint8Array): WeightTable => {
  const [power = 0, classes = 1, commonRows = 0] = bytes
  const bitsEnd = headBytes + 2 ** power
  const present = new Uint32Array(2 ** power / bytesPerNumber)
  new Uint8Array(present.buffer).set(bytes.subarray(headBytes, bitsEnd))
  const codesStart = bitsEnd + commonRows * classes
  const codesEnd = codesStart + countRows(present)
  const common = Int8Array.from(bytes.subarray(bitsEnd, codesStart))
  const rare = unpackWeights(bytes.subarray(codesEnd))
  const rows = new Int8Array((codesEnd - codesStart) * classes)
  let size = 0
  let rareStart = 0
  for (let at = codesStart; at < codesEnd; at++) {
    const code = bytes[at] ?? 0
    const isRare = code === rareRowMark
    const from = isRare ? rare : common
    const start = isRare ? rareStart : code * classes
    for (let index = 0; index < classes; index++) rows[size++] = from[start + index] ?? 0
    if (isRare) rareStart += classes
  }
  return weightTable(present, rows)
}
