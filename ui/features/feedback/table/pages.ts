import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"

/** One page of a list. */
export interface Page {
  readonly items: FeedbackItems
  /** From 1; the last one when a further one was asked for. */
  readonly number: number
  readonly count: number
  /** The number of its first item in the whole list, from 1. */
  readonly first: number
  readonly last: number
  readonly total: number
}

export const pageOf = (items: ReadonlyArray<FeedbackItem>, wanted: number, size: number): Page => {
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
