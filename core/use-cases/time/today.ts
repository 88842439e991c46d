import { Clock, Effect } from "effect"
import { type Day, dayOf } from "../../domain/values/day.ts"

export const today: Effect.Effect<Day> = Effect.map(Clock.currentTimeMillis, dayOf)
