import type { ReleaseRule } from "#core/domain/release/release-rule.ts"

const dayMinutes = 1_440
const hourMinutes = 60

const windowText = (minutes: number): string => {
  if (minutes === dayMinutes) return "once a day at midnight UTC"
  if (minutes === hourMinutes) return "once an hour"
  if (minutes % dayMinutes === 0) return `every ${minutes / dayMinutes} days`
  return minutes % hourMinutes === 0 ? `every ${minutes / hourMinutes} hours` : `every ${minutes} minutes`
}

const ruleText = ({ minutes, least }: ReleaseRule): string => {
  if (minutes === 0) return "notes appear one by one, as soon as each is screened"
  const together = `notes appear together, ${windowText(minutes)}`
  return least === 1 ? together : `${together}, at least ${least} at a time`
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

export const ruleMessages = {
  rule: (rule: ReleaseRule) => sentence(ruleText(rule)),
  longestWait: "A note that waits for others appears after seven days.",
  announced: (from: string, rule: ReleaseRule) => `From ${from}, ${ruleText(rule)}.`
} as const
