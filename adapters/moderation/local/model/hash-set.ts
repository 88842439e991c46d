const slack = 2

/** Takes a hash of a feature. */
export type AddHash = (hash: number) => void

/** Kept between texts: a fresh table for each would cost more than what is written into it. */
let slots = new Uint32Array(2 ** 14)
let values = new Uint32Array(2 ** 12)

const makeRoom = (most: number): number => {
  const size = 2 ** Math.ceil(Math.log2(most * slack + 2))
  if (slots.length < size) slots = new Uint32Array(size)
  else slots.fill(0, 0, size)
  if (values.length < most) values = new Uint32Array(most)
  return size - 1
}

/** The distinct 32-bit numbers, at most `most`, that `fill` adds, in their order; much cheaper than a Set. */
export const collectHashes = (most: number, fill: (add: AddHash) => void): Uint32Array => {
  const mask = makeRoom(most)
  const [table, kept] = [slots, values]
  let size = 0
  fill((hash) => {
    const value = hash === 0 ? 1 : hash
    let slot = value & mask
    while (table[slot] !== 0 && table[slot] !== value) slot = (slot + 1) & mask
    if (table[slot] === value || size === most) return
    table[slot] = value
    kept[size++] = value
  })
  return kept.slice(0, size)
}
