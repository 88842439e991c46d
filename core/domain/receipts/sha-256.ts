const wordBits = 2 ** 32

/** The first 32 bits behind the binary point of a root. */
const fractionBits = (root: number): number => ((root % 1) * wordBits) | 0

const isPrime = (number: number): boolean => {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false
  return true
}

const firstPrimes = (count: number): ReadonlyArray<number> => {
  const primes: Array<number> = []
  for (let number = 2; primes.length < count; number++) if (isPrime(number)) primes.push(number)
  return primes
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const blockBytes = 64

const padded = (bytes: Uint8Array): DataView => {
  const length = Math.ceil((bytes.length + 9) / blockBytes) * blockBytes
  const view = new DataView(new ArrayBuffer(length))
  bytes.forEach((byte, index) => {
    view.setUint8(index, byte)
  })
  view.setUint8(bytes.length, 0x80)
  view.setUint32(length - 4, bytes.length * 8)
  return view
}

/** SHA-256 of a short message (FIPS 180-4), for pages over plain http, where browsers have no `crypto.subtle`. */
export const sha256 = (message: Uint8Array): Uint8Array => {
  const primes = firstPrimes(64)
  const constants = primes.map((prime) => fractionBits(Math.cbrt(prime)))
  const hash = primes.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)))
  const view = padded(message)
  for (let start = 0; start < view.byteLength; start += blockBytes) {
    const words: Array<number> = []
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
    constants.forEach((constant, round) => {
      const [w2 = 0, w7 = 0, w15 = 0, w16 = 0] = [2, 7, 15, 16].map((back) => words[round - back])
      const word =
        round < 16
          ? view.getInt32(start + round * 4)
          : (w16 +
              (rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3)) +
              w7 +
              (rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10))) |
            0
      words.push(word)
      const first =
        h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + constant + word
      const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
    })
    for (const [index, value] of [a, b, c, d, e, f, g, h].entries())
      hash[index] = ((hash[index] ?? 0) + value) | 0
  }
  const digest = new DataView(new ArrayBuffer(32))
  hash.forEach((word, index) => {
    digest.setInt32(index * 4, word)
  })
  return new Uint8Array(digest.buffer)
}
