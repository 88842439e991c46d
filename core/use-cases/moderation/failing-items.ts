import type { FeedbackId } from "../../domain/feedback/feedback.ts"
import { minuteMillis } from "../../domain/values/durations.ts"

/** Failures of one item, of which the first was at `since`. Times in milliseconds of the monotonic clock. */
export interface FailingItem {
  readonly count: number
  readonly since: number
  readonly last: number
}

/**
 * Milliseconds after the last failure, twice the longest pause, until an item is forgotten: it was deleted or another
 * worker settled it.
 */
export const failureMemoryMillis = 10 * minuteMillis

export const makeFailingItems = () => {
  const items = new Map<FeedbackId, FailingItem>()

  const forgetOld = (now: number) => {
    for (const [id, { last }] of items) {
      if (now - last < failureMemoryMillis) return
      items.delete(id)
    }
  }

  const known = (id: FeedbackId, now: number): FailingItem =>
    items.get(id) ?? { count: 0, since: now, last: now }

  const noteFailure = (id: FeedbackId, before: FailingItem, now: number): FailingItem => {
    const failing = { ...before, count: before.count + 1, last: now }
    items.delete(id)
    items.set(id, failing)
    forgetOld(now)
    return failing
  }

  return {
    known,
    noteFailure,
    noteDone: (id: FeedbackId): void => void items.delete(id),
    size: (): number => items.size
  }
}

export type FailingItems = ReturnType<typeof makeFailingItems>
