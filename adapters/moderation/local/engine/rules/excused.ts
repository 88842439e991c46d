import type { ExcusedSpan, RuleFinding } from "./findings.ts"

export const isExcused = (finding: RuleFinding, excused: ReadonlyArray<ExcusedSpan>): boolean =>
  excused.some(
    ({ start, end, value: { labels } }) =>
      start <= finding.start && end >= finding.end && (labels?.includes(finding.label) ?? true)
  )
