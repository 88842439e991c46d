import type { FeedbackId } from "../../domain/feedback/feedback.ts"

/** An item that could not be judged: how often. Times in milliseconds of the monotonic clock. */
export interface Failing {
  readonly count: number
  /** When it was tried first. */
  readonly since: number
  /** When it failed last. */
  readonly last: number
}

/**
 * Milliseconds after its last failure, twice the longest pause, from which on an item will not come back to this
 * worker: it was deleted, or another worker settled it.
 */
export const forgottenAfter = 600_000

/** What one worker knows of the items that it could not judge; no more than those of the last minutes. */
export const makeFailingItems = () => {
  /** The one that failed longest ago first. */
  const items = new Map<FeedbackId, Failing>()

  const forgetOld = (now: number) => {
    for (const [id, { last }] of items) {
      if (now - last < forgottenAfter) return
      items.delete(id)
    }
  }

  const known = (id: FeedbackId, now: number): Failing => items.get(id) ?? { count: 0, since: now, last: now }

  const noteFailure = (id: FeedbackId, before: Failing, now: number): Failing => {
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
