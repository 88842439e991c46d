const slack = 2

/** Distinct 32-bit numbers in the order in which they came; much cheaper than a Set. */
export interface HashSet {
  readonly add: (hash: number) => void
  readonly values: () => Uint32Array
}

export const makeHashSet = (most: number): HashSet => {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(most * slack + 2)))
  const values = new Uint32Array(most)
  const mask = slots.length - 1
  let size = 0
  const add = (hash: number): void => {
    const value = hash === 0 ? 1 : hash
    let slot = value & mask
    while (slots[slot] !== 0 && slots[slot] !== value) slot = (slot + 1) & mask
    if (slots[slot] === value || size === most) return
    slots[slot] = value
    values[size++] = value
  }
  return { add, values: () => values.subarray(0, size) }
}
