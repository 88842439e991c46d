import { Brand, Clock, Effect } from "effect"

/**
 * A UTC day, `YYYY-MM-DD`. Feedback and all that follows from it carry no finer time (design section 4),
 * so that nobody can tell who wrote from when it was written.
 */
export type Day = string & Brand.Brand<"Day">
export const Day = Brand.nominal<Day>()

const millisPerDay = 86_400_000

export const dayOf = (epochMillis: number): Day => Day(new Date(epochMillis).toISOString().slice(0, 10))

export const today: Effect.Effect<Day> = Effect.map(Clock.currentTimeMillis, dayOf)

/** The moment that answers show for a day: 12:00 UTC. */
export const noonOf = (day: Day): string => `${day}T12:00:00.000Z`

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / millisPerDay)
