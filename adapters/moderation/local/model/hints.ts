import { isExcused } from "../excused.ts"
import type { ExcusedSpan, Finding } from "../findings.ts"

const most = 4

/** What lists and patterns saw, as features: the model learns how far to trust each kind of finding. */
export const hintsOf = (
  findings: ReadonlyArray<Finding>,
  excused: ReadonlyArray<ExcusedSpan>
): ReadonlyArray<string> => {
  const kept = findings.filter((finding) => !isExcused(finding, excused))
  const dropped = findings.filter((finding) => isExcused(finding, excused))
  return [
    ...kept.flatMap(({ label, score }) => [`${label} ${score}`, `score ${score}`]),
    ...dropped.flatMap(({ label }) => [`excused ${label}`, "excused"]),
    ...excused.map(({ value }) => `excuse ${value.labels?.join(" ") ?? "any"}`),
    `strongest ${Math.max(0, ...kept.map(({ score }) => score))}`,
    `count ${Math.min(most, kept.length)}`
  ]
}
