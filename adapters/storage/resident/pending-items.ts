import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { lentMillis } from "#core/ports/pending-feedback.ts"
import { type DueQueue, makeDueQueue } from "./due-queue.ts"

interface Lent {
  readonly owner: OwnerId
  readonly until: number
}

/** Items of one owner in the order in which they came. An iterator goes on where it stood; the front of a set is slow to find. */
interface OwnerItems {
  readonly ids: Set<FeedbackId>
  order: Iterator<FeedbackId>
}

/** The items that wait for the guard. Times are epoch milliseconds. */
export interface PendingItems {
  /** Items that may be claimed, by owner: the owner whose turn is next comes first. */
  readonly ready: Map<OwnerId, OwnerItems>
  /** Lent or postponed. */
  readonly away: Map<FeedbackId, Lent>
  /** When the items of `away` come back. An entry that says another time than `away` is out of date. */
  readonly returns: DueQueue<FeedbackId>
}

export const noPendingItems = (): PendingItems => ({
  ready: new Map(),
  away: new Map(),
  returns: makeDueQueue()
})

const addReady = ({ ready }: PendingItems, id: FeedbackId, owner: OwnerId) => {
  const ids = ready.get(owner)?.ids ?? new Set()
  if (ids.size === 0) ready.set(owner, { ids, order: ids.values() })
  ids.add(id)
}

const removeReady = ({ ready }: PendingItems, id: FeedbackId, owner: OwnerId): boolean => {
  const ids = ready.get(owner)?.ids
  const wasReady = ids?.delete(id) ?? false
  if (ids?.size === 0) ready.delete(owner)
  return wasReady
}

const takeNext = (items: OwnerItems): FeedbackId | undefined => {
  let next = items.order.next()
  if (next.done) {
    items.order = items.ids.values()
    next = items.order.next()
  }
  if (next.done) return undefined
  items.ids.delete(next.value)
  return next.value
}

const ownerOfReady = ({ ready }: PendingItems, id: FeedbackId): OwnerId | undefined =>
  ready.entries().find(([, { ids }]) => ids.has(id))?.[0]

/** An item that is known already stays where it is. */
export const addPending = (pending: PendingItems, id: FeedbackId, owner: OwnerId): void => {
  if (!pending.away.has(id)) addReady(pending, id, owner)
}

export const dropPending = (pending: PendingItems, id: FeedbackId, owner: OwnerId): void => {
  removeReady(pending, id, owner)
  pending.away.delete(id)
}

/** When an item comes back next; infinity when none is away. */
export const nextReturnOf = ({ away, returns }: PendingItems): number => {
  for (let due = returns.first(); due !== undefined; due = returns.first()) {
    if (away.get(due.key)?.until === due.at) return due.at
    returns.removeFirst()
  }
  return Number.POSITIVE_INFINITY
}

const takeBackDue = (pending: PendingItems, now: number) => {
  while (nextReturnOf(pending) <= now) {
    const id = pending.returns.first()?.key
    const lent = id && pending.away.get(id)
    if (!lent) return
    pending.away.delete(id)
    addReady(pending, id, lent.owner)
  }
}

const sendAway = (pending: PendingItems, id: FeedbackId, lent: Lent) => {
  pending.away.set(id, lent)
  pending.returns.add(id, lent.until)
}

/**
 * Lends up to `max` items until `now + lentMillis`: one of each owner in turn, so that many of one owner make nobody
 * else wait. Costs the same however many there are.
 */
export const lendPending = (
  pending: PendingItems,
  {
    max,
    now,
    passedOver
  }: { readonly max: number; readonly now: number; readonly passedOver: ReadonlySet<OwnerId> }
): ReadonlyArray<readonly [FeedbackId, OwnerId]> => {
  takeBackDue(pending, now)
  const lent: Array<readonly [FeedbackId, OwnerId]> = []
  for (const [owner, items] of pending.ready) {
    if (lent.length >= max) break
    const id = passedOver.has(owner) ? undefined : takeNext(items)
    if (id === undefined) continue
    // At the end of the map the loop comes to it again, after everybody else.
    pending.ready.delete(owner)
    if (items.ids.size > 0) pending.ready.set(owner, items)
    sendAway(pending, id, { owner, until: now + lentMillis })
    lent.push([id, owner])
  }
  return lent
}

/** Takes an item back until `until`. An item that is not pending any more is left alone. */
export const postponePending = (pending: PendingItems, id: FeedbackId, until: number): void => {
  const owner = pending.away.get(id)?.owner ?? ownerOfReady(pending, id)
  if (owner === undefined) return
  removeReady(pending, id, owner)
  sendAway(pending, id, { owner, until })
}

export const hasReady = (pending: PendingItems, now: number): boolean =>
  pending.ready.size > 0 || nextReturnOf(pending) <= now

export const countPending = ({ ready, away }: PendingItems): number =>
  Array.from(ready.values()).reduce((sum, { ids }) => sum + ids.size, away.size)
