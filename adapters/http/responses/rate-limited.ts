import { Schema } from "effect"

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds

const unitOf = (seconds: number): readonly [name: string, seconds: number] => {
  if (seconds < 2 * minuteSeconds) return ["second", 1]
  return seconds < 2 * hourSeconds ? ["minute", minuteSeconds] : ["hour", hourSeconds]
}

const waitInWords = (seconds: number): string => {
  const [name, length] = unitOf(seconds)
  const count = Math.ceil(seconds / length)
  return `${count} ${name}${count === 1 ? "" : "s"}`
}

export class RateLimited extends Schema.TaggedError<RateLimited>()("RateLimited", {
  retryAfterSeconds: Schema.Int
}) {
  override get message() {
    return `Too many requests. Please try again in ${waitInWords(this.retryAfterSeconds)}.`
  }
}

export const rateLimited = (waitMillis: number) =>
  new RateLimited({ retryAfterSeconds: Math.max(1, Math.ceil(waitMillis / 1000)) })
