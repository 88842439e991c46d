import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { leaseMillis } from "#core/ports/pending-feedback.ts"
import { type DueQueue, makeDueQueue } from "./due-queue.ts"

interface ItemLease {
  readonly owner: OwnerId
  readonly until: number
}

/**
 * An owner's items in order of arrival. The iterator keeps its position, because finding the first element of a set
 * slows down after many deletions.
 */
interface OwnerItems {
  readonly ids: Set<FeedbackId>
  order: Iterator<FeedbackId>
}

/**
 * Items waiting for the guard; times are milliseconds of the monotonic clock. `ready` has the claimable items by owner,
 * the next owner to be served first. `returns` has the return times of the items in `away`; entries whose time differs
 * from that in `away` are outdated.
 */
export interface PendingItems {
  readonly ready: Map<OwnerId, OwnerItems>
  readonly away: Map<FeedbackId, ItemLease>
  readonly returns: DueQueue<FeedbackId>
}

export const makePendingItems = (): PendingItems => ({
  ready: new Map(),
  away: new Map(),
  returns: makeDueQueue()
})

const addReady = ({ ready }: PendingItems, id: FeedbackId, owner: OwnerId) => {
  const ids = ready.get(owner)?.ids ?? new Set()
  if (ids.size === 0) ready.set(owner, { ids, order: ids.values() })
  ids.add(id)
}

const removeReady = ({ ready }: PendingItems, id: FeedbackId, owner: OwnerId) => {
  const ids = ready.get(owner)?.ids
  ids?.delete(id)
  if (ids?.size === 0) ready.delete(owner)
}

const shiftNext = (items: OwnerItems): FeedbackId | undefined => {
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

export const addPending = (pending: PendingItems, id: FeedbackId, owner: OwnerId): void => {
  if (!pending.away.has(id)) addReady(pending, id, owner)
}

export const dropPending = (pending: PendingItems, id: FeedbackId, owner: OwnerId): void => {
  removeReady(pending, id, owner)
  pending.away.delete(id)
}

export const nextReturnMillis = ({ away, returns }: PendingItems): number => {
  for (let due = returns.first(); due !== undefined; due = returns.first()) {
    if (away.get(due.key)?.until === due.at) return due.at
    returns.removeFirst()
  }
  return Number.POSITIVE_INFINITY
}

const returnExpiredLeases = (pending: PendingItems, now: number) => {
  while (nextReturnMillis(pending) <= now) {
    const id = pending.returns.first()?.key
    const lease = id && pending.away.get(id)
    if (!lease) return
    pending.away.delete(id)
    addReady(pending, id, lease.owner)
  }
}

const addLease = (pending: PendingItems, id: FeedbackId, lease: ItemLease) => {
  pending.away.set(id, lease)
  pending.returns.add(id, lease.until)
}

export const leasePending = (
  pending: PendingItems,
  {
    max,
    now,
    passedOver
  }: { readonly max: number; readonly now: number; readonly passedOver: ReadonlySet<OwnerId> }
): ReadonlyArray<readonly [FeedbackId, OwnerId]> => {
  returnExpiredLeases(pending, now)
  const leased: Array<readonly [FeedbackId, OwnerId]> = []
  for (const [owner, items] of pending.ready) {
    if (leased.length >= max) break
    const id = passedOver.has(owner) ? undefined : shiftNext(items)
    if (id === undefined) continue
    // Re-inserted at the end of the map, the owner comes up again in this loop after everybody else.
    pending.ready.delete(owner)
    if (items.ids.size > 0) pending.ready.set(owner, items)
    addLease(pending, id, { owner, until: now + leaseMillis })
    leased.push([id, owner])
  }
  return leased
}

export const postponePending = (pending: PendingItems, id: FeedbackId, until: number): void => {
  const owner = pending.away.get(id)?.owner ?? ownerOfReady(pending, id)
  if (owner === undefined) return
  removeReady(pending, id, owner)
  addLease(pending, id, { owner, until })
}

export const hasReady = (pending: PendingItems, now: number): boolean =>
  pending.ready.size > 0 || nextReturnMillis(pending) <= now

export const countPending = ({ ready, away }: PendingItems): number =>
  Array.from(ready.values()).reduce((sum, { ids }) => sum + ids.size, away.size)
