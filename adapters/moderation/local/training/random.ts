import { addText, finishHash, hashStart } from "#core/domain/values/hash.ts"

/** Seeded generator with the same sequence on every machine. */
export const makeRandom = (seed: number) => {
  let state = seed >>> 0
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const randomOf = (purpose: string, text: string) =>
  makeRandom(finishHash(addText(addText(hashStart, purpose), text)))

export const pickOne = <Item>(items: ReadonlyArray<Item>, random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)]

export const shuffled = <Item>(items: ReadonlyArray<Item>, random: () => number): ReadonlyArray<Item> =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)

/** In place; as a loop, because orders of all examples are large. */
export const shuffle = (order: Int32Array, random: () => number): void => {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
}
