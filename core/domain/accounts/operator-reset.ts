import { Schema } from "effect"
import { type Day, daysBetween } from "../values/day.ts"
import { day, text } from "../values/stored-fields.ts"

export const OperatorReset = Schema.Struct({ by: text, on: day })
export type OperatorReset = typeof OperatorReset.Type

const shownDays = 30

const maxResets = 20

export const shownResets = (resets: ReadonlyArray<OperatorReset>, today: Day): ReadonlyArray<OperatorReset> =>
  resets.filter(({ on }) => daysBetween(on, today) < shownDays)

export const withReset = (
  resets: ReadonlyArray<OperatorReset>,
  reset: OperatorReset
): ReadonlyArray<OperatorReset> => {
  const others = shownResets(resets, reset.on).filter(({ by, on }) => by !== reset.by || on !== reset.on)
  return [reset, ...others].slice(0, maxResets)
}
