const slotsPerValue = 2

export type AddHash = (hash: number) => void

/** Reused between texts, because allocating it costs more than filling it. */
let hashSlots = new Uint32Array(2 ** 14)
let hashValues = new Uint32Array(2 ** 12)

/** Shared buffer for this many hashes, valid until the next text. Growing keeps its content. */
export const reserveHashes = (maxHashes: number): Uint32Array => {
  if (hashValues.length < maxHashes) {
    const more = new Uint32Array(2 * maxHashes)
    more.set(hashValues)
    hashValues = more
  }
  return hashValues
}

const makeSlots = (maxHashes: number): number => {
  const size = 2 ** Math.ceil(Math.log2(maxHashes * slotsPerValue + 2))
  if (hashSlots.length < size) hashSlots = new Uint32Array(size)
  else hashSlots.fill(0, 0, size)
  return size - 1
}

/** Distinct values among the first `count` numbers, in order. Much cheaper than a Set. */
export const distinctHashes = (numbers: Uint32Array, count: number): Uint32Array => {
  const mask = makeSlots(count)
  const table = hashSlots
  let size = 0
  for (let index = 0; index < count; index++) {
    const number = numbers[index] ?? 0
    const value = number === 0 ? 1 : number
    let slot = value & mask
    let known = table[slot]
    while (known !== 0 && known !== value) {
      slot = (slot + 1) & mask
      known = table[slot]
    }
    if (known === value) continue
    table[slot] = value
    numbers[size++] = value
  }
  return numbers.slice(0, size)
}

export const collectHashes = (maxHashes: number, fill: (add: AddHash) => void): Uint32Array => {
  let room = reserveHashes(2 * maxHashes)
  let count = 0
  fill((hash) => {
    if (count === room.length) room = reserveHashes(count + 1)
    room[count++] = hash
  })
  return distinctHashes(room, count).subarray(0, maxHashes)
}
