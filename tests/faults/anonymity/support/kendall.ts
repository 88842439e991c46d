/**
 * Kendall's tau of two orders of the same things: 1 the same, -1 reversed, 0 unrelated. Of 1,000 things in random
 * order it stays within 0.1 but for 2 in a million times (its deviation is 0.021).
 */
export const kendallTau = (order: ReadonlyArray<string>, other: ReadonlyArray<string>): number => {
  const places = new Map(other.map((name, place) => [name, place]))
  const found = order.map((name) => places.get(name) ?? Number.NaN)
  let sum = 0
  for (const [later, place] of found.entries()) {
    for (let earlier = 0; earlier < later; earlier++) sum += Math.sign(place - (found[earlier] ?? Number.NaN))
  }
  return sum / ((found.length * (found.length - 1)) / 2)
}
