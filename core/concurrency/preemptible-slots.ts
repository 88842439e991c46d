import { Deferred, Effect, Exit } from "effect"
import { Overloaded } from "./fair-queue.ts"
import { makeTurnCounts } from "./turn-counts.ts"

interface SlotHolder {
  readonly senders: ReadonlyArray<string>
  readonly preempted: Deferred.Deferred<never, Overloaded>
}

interface SlotShare {
  readonly held: number
  readonly turns: number
}

/**
 * Limits concurrent work without a queue. If all slots are taken, new work ends the oldest work of whoever holds the
 * most slots; among those who hold equally many, of whoever had the most turns. If nobody has more than the new work's
 * own senders would have, the new work is refused. Work of several senders has the share of the busiest. Work that
 * succeeds gives its turns back, so that who is often ended or fails yields to the others.
 */
interface PreemptibleSlots {
  readonly run: <A, E, R>(
    senders: ReadonlyArray<string>,
    work: Effect.Effect<A, E, R>
  ) => Effect.Effect<A, E | Overloaded, R>
  readonly heldBy: (sender: string) => number
}

const hasMore = (a: SlotShare, b: SlotShare): boolean =>
  a.held === b.held ? a.turns > b.turns : a.held > b.held

const countHeld = (holders: Iterable<SlotHolder>): ReadonlyMap<string, number> => {
  const held = new Map<string, number>()
  for (const { senders } of holders)
    for (const sender of senders) held.set(sender, (held.get(sender) ?? 0) + 1)
  return held
}

const overloaded = Exit.fail(new Overloaded())

export const makePreemptibleSlots = (maxConcurrent: number): PreemptibleSlots => {
  const turns = makeTurnCounts()
  const holders = new Set<SlotHolder>()

  const findPreemptible = (senders: ReadonlyArray<string>): SlotHolder | undefined => {
    const held = countHeld(holders)
    const shareOf = (names: ReadonlyArray<string>, added: number): SlotShare => ({
      held: Math.max(...names.map((name) => (held.get(name) ?? 0) + added)),
      turns: Math.max(...names.map(turns.of))
    })
    let most = shareOf(senders, 1)
    let found: SlotHolder | undefined
    for (const holder of holders) {
      const share = shareOf(holder.senders, 0)
      if (hasMore(share, most)) [most, found] = [share, holder]
    }
    return found
  }
  const makeRoomFor = (senders: ReadonlyArray<string>): boolean => {
    if (holders.size < maxConcurrent) return true
    const holder = findPreemptible(senders)
    if (holder === undefined) return false
    holders.delete(holder)
    Deferred.doneUnsafe(holder.preempted, overloaded)
    return true
  }
  const enter = (senders: ReadonlyArray<string>): Effect.Effect<SlotHolder, Overloaded> =>
    Effect.suspend(() => {
      if (!makeRoomFor(senders)) return overloaded
      for (const sender of senders) turns.add(sender)
      const holder = { senders, preempted: Deferred.makeUnsafe<never, Overloaded>() }
      holders.add(holder)
      return Effect.succeed(holder)
    })
  const leave = (holder: SlotHolder, isDone: boolean): void => {
    holders.delete(holder)
    if (isDone) for (const sender of holder.senders) turns.takeBack(sender)
  }

  return {
    heldBy: (sender) => countHeld(holders).get(sender) ?? 0,
    run: (senders, work) =>
      Effect.acquireUseRelease(
        enter(senders),
        ({ preempted }) => Effect.raceFirst(work, Deferred.await(preempted)),
        (holder, exit) => Effect.sync(() => leave(holder, Exit.isSuccess(exit)))
      )
  }
}
