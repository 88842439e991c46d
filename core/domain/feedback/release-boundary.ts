const minuteMillis = 60_000

/** Milliseconds until the next multiple of `minutes` since the epoch. */
export const untilBoundary = (now: number, minutes: number): number => {
  const window = minutes * minuteMillis
  return window - (now % window)
}
