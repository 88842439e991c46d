import type { Day } from "#core/domain/values/day.ts"

/** The order of all lists: newest day first; within a day by id, which says nothing of the moment. */
export const newestFirst =
  <A extends { readonly id: string }>(dayOf: (record: A) => Day) =>
  (a: A, b: A): number => {
    const dayOfA = dayOf(a)
    const dayOfB = dayOf(b)
    if (dayOfA !== dayOfB) return dayOfA > dayOfB ? -1 : 1
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
  }

/** Where `record` is in the sorted list, or where it belongs. */
const placeOf = <A>(sorted: ReadonlyArray<A>, record: A, compare: (a: A, b: A) => number): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const found = sorted[middle]
    if (found !== undefined && compare(found, record) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Where the first is that comes after `record`, which need not be there. */
export const placeAfter = <A>(
  sorted: ReadonlyArray<A>,
  record: A,
  compare: (a: A, b: A) => number
): number => {
  const place = placeOf(sorted, record, compare)
  const found = sorted[place]
  return found !== undefined && compare(found, record) === 0 ? place + 1 : place
}

/** Puts `record` into the sorted list, in place of an equally placed one. */
export const placeSorted = <A>(sorted: Array<A>, record: A, compare: (a: A, b: A) => number): void => {
  const place = placeOf(sorted, record, compare)
  const found = sorted[place]
  sorted.splice(place, found !== undefined && compare(found, record) === 0 ? 1 : 0, record)
}

/** Takes the record that is placed like `record` out of the sorted list. */
export const removeSorted = <A>(sorted: Array<A>, record: A, compare: (a: A, b: A) => number): void => {
  const place = placeOf(sorted, record, compare)
  const found = sorted[place]
  if (found !== undefined && compare(found, record) === 0) sorted.splice(place, 1)
}

/** The first `limit` of `records` in order, in one pass. */
export const firstSorted = <A>(
  records: Iterable<A>,
  limit: number,
  compare: (a: A, b: A) => number
): ReadonlyArray<A> => {
  const first: Array<A> = []
  for (const record of records) {
    const last = first[limit - 1]
    if (last !== undefined && compare(last, record) < 0) continue
    placeSorted(first, record, compare)
    if (first.length > limit) first.pop()
  }
  return first
}
