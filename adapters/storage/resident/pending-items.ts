import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { lentMillis } from "#core/ports/pending-feedback.ts"

interface Lent {
  readonly owner: OwnerId
  readonly until: number
}

/** The items that wait for the guard. Times are epoch milliseconds. */
export interface PendingItems {
  readonly ready: Map<FeedbackId, OwnerId>
  /** Lent or postponed. */
  readonly away: Map<FeedbackId, Lent>
  /** Nothing in `away` comes back before this. */
  nextReturn: number
}

export const noPendingItems = (): PendingItems => ({
  ready: new Map(),
  away: new Map(),
  nextReturn: Number.POSITIVE_INFINITY
})

/** True when the item may be claimed and could not be before. */
export const addPending = (pending: PendingItems, id: FeedbackId, owner: OwnerId): boolean => {
  if (pending.ready.has(id) || pending.away.has(id)) return false
  pending.ready.set(id, owner)
  return true
}

export const dropPending = (pending: PendingItems, id: FeedbackId): void => {
  pending.ready.delete(id)
  pending.away.delete(id)
}

const takeBackDue = (pending: PendingItems, now: number) => {
  if (now < pending.nextReturn) return
  pending.nextReturn = Number.POSITIVE_INFINITY
  for (const [id, { owner, until }] of pending.away) {
    if (until <= now) {
      pending.away.delete(id)
      pending.ready.set(id, owner)
    } else pending.nextReturn = Math.min(pending.nextReturn, until)
  }
}

const sendAway = (pending: PendingItems, id: FeedbackId, owner: OwnerId, until: number) => {
  pending.ready.delete(id)
  pending.away.set(id, { owner, until })
  pending.nextReturn = Math.min(pending.nextReturn, until)
}

/** Lends up to `max` items until `now + lentMillis`. */
export const lendPending = (
  pending: PendingItems,
  max: number,
  now: number
): ReadonlyArray<readonly [FeedbackId, OwnerId]> => {
  takeBackDue(pending, now)
  const lent: Array<readonly [FeedbackId, OwnerId]> = []
  for (const entry of pending.ready) {
    if (lent.length >= max) break
    lent.push(entry)
  }
  for (const [id, owner] of lent) sendAway(pending, id, owner, now + lentMillis)
  return lent
}

/** Takes an item back until `until`. An item that is not pending any more is left alone. */
export const postponePending = (pending: PendingItems, id: FeedbackId, until: number): void => {
  const owner = pending.away.get(id)?.owner ?? pending.ready.get(id)
  if (owner !== undefined) sendAway(pending, id, owner, until)
}

export const hasReady = (pending: PendingItems, now: number): boolean =>
  pending.ready.size > 0 || pending.nextReturn <= now
