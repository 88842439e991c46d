import { Day } from "#core/domain/values/day.ts"

interface DayRange {
  readonly from: Day | null
  readonly to: Day | null
}

export const dayRangeForms = "DAY, FROM..TO, FROM.. or ..TO, with days such as 2026-11-20"

const dayRangePattern = /^(\d{4}-\d{2}-\d{2})?(\.\.)?(\d{4}-\d{2}-\d{2})?$/

/** Rejects dates such as 30 February, which match the pattern. */
const dayIn = (text: string | undefined): Day | null | undefined => {
  if (text === undefined) return null
  const millis = Date.parse(text)
  return !Number.isNaN(millis) && new Date(millis).toISOString().startsWith(text) ? Day(text) : undefined
}

export const readDayRange = (text: string): DayRange | undefined => {
  const [, first, dots, last] = dayRangePattern.exec(text) ?? []
  if (first === undefined && last === undefined) return undefined
  if (dots === undefined && last !== undefined) return undefined
  const from = dayIn(first)
  const to = dots === undefined ? from : dayIn(last)
  if (from === undefined || to === undefined) return undefined
  return from !== null && to !== null && from > to ? undefined : { from, to }
}
