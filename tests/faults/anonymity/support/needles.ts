/** Finds which of many texts stand in a heap of bytes, in one pass over them. Every text has 8 characters or more. */
export interface Needles {
  readonly size: number
  /** The texts that are there, each once; no more are sought once 20 are found. */
  readonly foundIn: (haystack: Uint8Array) => ReadonlyArray<string>
}

const windowLength = 8
const filterBits = 24
const maxFound = 20
const hashBase = 0x01000193

/** Weight in the hash of the byte that leaves the window. */
const leavingWeight = Array.from({ length: windowLength }).reduce<number>(
  (power) => Math.imul(power, hashBase),
  1
)

const hashOf = (bytes: Uint8Array): number =>
  bytes.subarray(0, windowLength).reduce((hash, byte) => (Math.imul(hash, hashBase) + byte) | 0, 0)

const slotOf = (hash: number): number => hash >>> (32 - filterBits)

/** Calls `visit` with every place whose next 8 bytes may be the start of a needle. */
const scan = (bytes: Uint8Array, filter: Uint8Array, visit: (start: number) => void): void => {
  let hash = 0
  for (let end = 0; end < bytes.length; end++) {
    const left = end >= windowLength ? Math.imul(bytes[end - windowLength] ?? 0, leavingWeight) : 0
    hash = (Math.imul(hash, hashBase) + (bytes[end] ?? 0) - left) | 0
    if (filter[slotOf(hash)] === 1 && end >= windowLength - 1) visit(end - windowLength + 1)
  }
}

const startOf = (bytes: Buffer, from = 0): string => bytes.toString("latin1", from, from + windowLength)

export const makeNeedles = (texts: Iterable<string>): Needles => {
  const needles = Array.from(new Set(texts), (text) => Buffer.from(text))
  const short = needles.find(({ length }) => length < windowLength)
  if (short !== undefined) throw new Error(`Too short to look for: ${short}`)
  const filter = new Uint8Array(2 ** filterBits)
  for (const needle of needles) filter[slotOf(hashOf(needle))] = 1
  const byStart = Map.groupBy(needles, (needle) => startOf(needle))

  const foundIn = (haystack: Uint8Array) => {
    const bytes = Buffer.from(haystack.buffer, haystack.byteOffset, haystack.byteLength)
    const found = new Set<string>()
    scan(bytes, filter, (start) => {
      const candidates = found.size < maxFound ? (byStart.get(startOf(bytes, start)) ?? []) : []
      for (const needle of candidates) {
        if (bytes.subarray(start, start + needle.length).equals(needle)) found.add(needle.toString())
      }
    })
    return [...found]
  }
  return { size: needles.length, foundIn }
}
