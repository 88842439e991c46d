import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"

export interface TablePage {
  readonly items: FeedbackItems
  /** From 1; at most `count`, even if a later page was requested. */
  readonly number: number
  readonly count: number
  readonly first: number
  readonly last: number
  readonly total: number
}

export const pageOf = (items: ReadonlyArray<FeedbackItem>, wanted: number, size: number): TablePage => {
  const count = Math.max(1, Math.ceil(items.length / size))
  const number = Math.min(wanted, count)
  const start = (number - 1) * size
  const shown = items.slice(start, start + size)
  return {
    items: shown,
    number,
    count,
    first: start + 1,
    last: start + shown.length,
    total: items.length
  }
}
