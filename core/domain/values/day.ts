import type { Brand } from "effect"
import { dayMillis } from "./durations.ts"
import { rememberLast } from "./remember-last.ts"

/**
 * A UTC day, `YYYY-MM-DD`. Feedback and everything derived from it has no finer time, because that could identify the
 * writer.
 */
export type Day = string & Brand.Brand<"Day">

const isDay = (text: string): text is Day => /^\d{4}-\d{2}-\d{2}$/.test(text)

export const Day = (text: string): Day => {
  if (!isDay(text)) throw new RangeError("Not a day: YYYY-MM-DD expected")
  return text
}

const dayNumbered = rememberLast(
  (number: number): Day => Day(new Date(number * dayMillis).toISOString().slice(0, 10))
)

export const dayOf = (epochMillis: number): Day => dayNumbered(Math.floor(epochMillis / dayMillis))

export const noonOf = (day: Day): string => `${day}T12:00:00.000Z`

export const dayAfter = (day: Day, days: number): Day => dayOf(Date.parse(day) + days * dayMillis)

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMillis)
