import { minuteMillis } from "#core/domain/values/durations.ts"

export const maxRetryAfterMillis = 10 * minuteMillis

const secondsPattern = /^\d+$/
/** IMF-fixdate, the only date format that HTTP/1.1 lets servers send. */
const httpDatePattern = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

const retryAfterMillisOf = (value: string, now: number): number | undefined => {
  if (secondsPattern.test(value)) return Number(value) * 1_000
  return httpDatePattern.test(value) ? Date.parse(value) - now : undefined
}

/** Parses Retry-After to milliseconds, at most ten minutes; undefined if invalid. `now` is in epoch milliseconds. */
export const readRetryAfter = (header: string | null, now: number): number | undefined => {
  const delay = retryAfterMillisOf(header?.trim() ?? "", now)
  return delay === undefined || Number.isNaN(delay)
    ? undefined
    : Math.min(Math.max(delay, 0), maxRetryAfterMillis)
}
