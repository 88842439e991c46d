const sortedPositionOf = <A>(
  sorted: ReadonlyArray<A>,
  record: A,
  compare: (a: A, b: A) => number
): number => {
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

export const sortedPositionAfter = <A>(
  sorted: ReadonlyArray<A>,
  record: A,
  compare: (a: A, b: A) => number
): number => {
  const position = sortedPositionOf(sorted, record, compare)
  const found = sorted[position]
  return found !== undefined && compare(found, record) === 0 ? position + 1 : position
}

export const insertSorted = <A>(sorted: Array<A>, record: A, compare: (a: A, b: A) => number): void => {
  const position = sortedPositionOf(sorted, record, compare)
  const found = sorted[position]
  sorted.splice(position, found !== undefined && compare(found, record) === 0 ? 1 : 0, record)
}

export const removeSorted = <A>(sorted: Array<A>, record: A, compare: (a: A, b: A) => number): void => {
  const position = sortedPositionOf(sorted, record, compare)
  const found = sorted[position]
  if (found !== undefined && compare(found, record) === 0) sorted.splice(position, 1)
}

export const firstSorted = <A>(
  records: Iterable<A>,
  limit: number,
  compare: (a: A, b: A) => number
): ReadonlyArray<A> => {
  const first: Array<A> = []
  for (const record of records) {
    const last = first[limit - 1]
    if (last !== undefined && compare(last, record) < 0) continue
    insertSorted(first, record, compare)
    if (first.length > limit) first.pop()
  }
  return first
}
