import { Schema } from "effect"

const minute = 60
const hour = 60 * minute

const unitOf = (seconds: number): readonly [name: string, seconds: number] => {
  if (seconds < 2 * minute) return ["second", 1]
  return seconds < 2 * hour ? ["minute", minute] : ["hour", hour]
}

const inWords = (seconds: number): string => {
  const [name, length] = unitOf(seconds)
  const count = Math.ceil(seconds / length)
  return `${count} ${name}${count === 1 ? "" : "s"}`
}

export class RateLimited extends Schema.TaggedError<RateLimited>()("RateLimited", {
  /** Whole seconds, at least 1. */
  retryAfterSeconds: Schema.Int
}) {
  override get message() {
    return `Too many requests. Please try again in ${inWords(this.retryAfterSeconds)}.`
  }
}

export const rateLimited = (waitMillis: number) =>
  new RateLimited({ retryAfterSeconds: Math.max(1, Math.ceil(waitMillis / 1000)) })
