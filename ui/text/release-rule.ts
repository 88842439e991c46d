import type { ReleaseRule } from "#core/domain/release/release-rule.ts"
import { dayMinutes, hourMinutes } from "#core/domain/values/durations.ts"
import type { ReleaseRuleMessages } from "../messages/generated/catalogue.ts"

interface RuleWindow {
  readonly key: "oneByOne" | "daily" | "hourly" | "days" | "hours" | "minutes"
  readonly count: number
}

const windowOf = ({ minutes }: ReleaseRule): RuleWindow => {
  if (minutes === 0) return { key: "oneByOne", count: 0 }
  if (minutes === dayMinutes) return { key: "daily", count: 1 }
  if (minutes === hourMinutes) return { key: "hourly", count: 1 }
  if (minutes % dayMinutes === 0) return { key: "days", count: minutes / dayMinutes }
  return minutes % hourMinutes === 0
    ? { key: "hours", count: minutes / hourMinutes }
    : { key: "minutes", count: minutes }
}

export const ruleText = (rule: ReleaseRule, { now }: ReleaseRuleMessages): string => {
  const { key, count } = windowOf(rule)
  return key === "oneByOne" ? now.oneByOne : now[key]({ count, least: rule.least })
}

export const announcedRuleText = (
  from: string,
  rule: ReleaseRule,
  { announced }: ReleaseRuleMessages
): string => {
  const { key, count } = windowOf(rule)
  return announced[key]({ from, count, least: rule.least })
}
