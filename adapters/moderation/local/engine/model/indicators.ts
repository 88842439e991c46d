import { isExcused } from "../rules/excused.ts"
import type { ExcusedSpan, RuleFinding } from "../rules/findings.ts"
import type { GuardLanguage } from "../text/script.ts"

const maxIndicatorCount = 4

/**
 * Rule findings become features, so that the model learns how far to trust each kind. A word of another Indian
 * language may only sound like one.
 */
export const indicatorsOf = (
  findings: ReadonlyArray<RuleFinding>,
  excused: ReadonlyArray<ExcusedSpan>,
  own: GuardLanguage
): ReadonlyArray<string> => {
  const isOwn = ({ language }: RuleFinding): boolean => language === "en" || own === "en" || language === own
  const foreign = findings.filter((finding) => !isOwn(finding))
  const kept = findings.filter((finding) => isOwn(finding) && !isExcused(finding, excused))
  const dropped = findings.filter((finding) => isExcused(finding, excused))
  return [
    ...foreign.map(({ label, score }) => `foreign ${label} ${score}`),
    ...kept.flatMap(({ label, score }) => [`${label} ${score}`, `score ${score}`]),
    ...dropped.flatMap(({ label }) => [`excused ${label}`, "excused"]),
    ...excused.map(({ value }) => `excuse ${value.labels?.join(" ") ?? "any"}`),
    `strongest ${Math.max(0, ...kept.map(({ score }) => score))}`,
    `count ${Math.min(maxIndicatorCount, kept.length)}`
  ]
}
