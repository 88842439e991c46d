import { Schema } from "effect"
import { dayMinutes, hourMinutes } from "../values/durations.ts"

/**
 * How notes appear to their owner: together, at the next multiple of `minutes`, once at least `least` approved ones
 * wait. 0 minutes: each as soon as it is judged.
 */
export const ReleaseRule = Schema.Struct({ minutes: Schema.Int, least: Schema.Int })
export type ReleaseRule = typeof ReleaseRule.Type

/** Answers to "Who will write to you?", strictest rule first. */
export const audiences = ["team", "class", "anyone"] as const

export type Audience = (typeof audiences)[number]

export const asTheyCome: ReleaseRule = { minutes: 0, least: 1 }

const rules: Readonly<Record<Audience, ReleaseRule>> = {
  team: { minutes: dayMinutes, least: 3 },
  class: { minutes: hourMinutes, least: 3 },
  anyone: asTheyCome
}

export const stricterOf = (a: ReleaseRule, b: ReleaseRule): ReleaseRule => ({
  minutes: Math.max(a.minutes, b.minutes),
  least: Math.max(a.least, b.least)
})

export const ruleFor = (audience: Audience, floor: ReleaseRule): ReleaseRule =>
  stricterOf(rules[audience], floor)

export const windowsUnder = (floor: ReleaseRule): ReadonlySet<number> =>
  new Set(audiences.map((audience) => ruleFor(audience, floor).minutes).filter((minutes) => minutes > 0))

export const isSameRule = (a: ReleaseRule, b: ReleaseRule): boolean =>
  a.minutes === b.minutes && a.least === b.least

export const isAsStrict = (rule: ReleaseRule, than: ReleaseRule): boolean =>
  isSameRule(stricterOf(rule, than), rule)
