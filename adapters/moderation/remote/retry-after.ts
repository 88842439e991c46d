/** In milliseconds; longer values are cut to this. */
export const longestRetryAfter = 600_000

const seconds = /^\d+$/
/** IMF-fixdate, the only date format that HTTP/1.1 lets servers send. */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

const asked = (value: string, now: number): number | undefined => {
  if (seconds.test(value)) return Number(value) * 1_000
  return httpDate.test(value) ? Date.parse(value) - now : undefined
}

/** Parses Retry-After to milliseconds, at most ten minutes; undefined if invalid. `now` is in epoch milliseconds. */
export const readRetryAfter = (header: string | null, now: number): number | undefined => {
  const wish = asked(header?.trim() ?? "", now)
  return wish === undefined || Number.isNaN(wish) ? undefined : Math.min(Math.max(wish, 0), longestRetryAfter)
}
