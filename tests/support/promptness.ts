/** Milliseconds that so many requests took, one after the other, in ascending order. */
export const timesOf = async (count: number, ask: () => Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const times: Array<number> = []
  for (let request = 0; request < count; request++) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)
}

export const quantileOf = (sorted: ReadonlyArray<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const budgetMillis = 500

/** Ten times the time without load, because a busy machine is no fault of the server. */
export const budgetAfter = (quiet: ReadonlyArray<number>): number =>
  Math.max(budgetMillis, 10 * quantileOf(quiet, 0.99))
