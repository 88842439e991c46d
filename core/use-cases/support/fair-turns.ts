import { Deferred, Effect, Schema } from "effect"

/** Overloaded: the queue is full of senders who were served less. The work was not started. */
export class Crowded extends Schema.TaggedError<Crowded>()("Crowded", {}) {}

interface Places {
  readonly atOnce: number
  /** Maximum slots per sender, so that one sender's slow work can't take all of them. Default: no limit. */
  readonly ofOne?: number
  /** Maximum queue length. Beyond it, only a sender who was served less than others is queued. */
  readonly waiting: number
  readonly longest: `${number} seconds`
  /** Random hold time of a slot in milliseconds, from the start of the work. Default: until the work ends. */
  readonly drawHold?: () => number
}

/** Limits concurrent work and shares the slots fairly, so that a busy sender doesn't delay the others. */
interface FairTurns {
  readonly take: <A, E, R>(asker: string, work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | Crowded, R>
}

interface Waiter {
  readonly asker: string
  /**
   * Turns its sender had or waited for; the lowest goes first. Ties go to the sender with fewer turns now, then to
   * the first in the queue.
   */
  readonly rank: number
  readonly turn: Deferred.Deferred<void, Crowded>
}

const mostAskers = 20_000

/** Turns had or waited for, by sender. The least recently used sender is forgotten and starts again at 0. */
const makeCounts = () => {
  const counts = new Map<string, number>()
  const of = (asker: string): number => counts.get(asker) ?? 0
  return {
    of,
    add: (asker: string): number => {
      const before = of(asker)
      counts.delete(asker)
      counts.set(asker, before + 1)
      const [longestUnused] = counts.keys()
      if (counts.size > mostAskers && longestUnused !== undefined) counts.delete(longestUnused)
      return before
    },
    takeBack: (asker: string): void => {
      const before = of(asker)
      if (before > 0) counts.set(asker, before - 1)
    }
  }
}

type Counts = ReturnType<typeof makeCounts>

const crowded = Effect.fail(new Crowded())

/** The waiting queue, ordered by rank. The last one beyond the limit is rejected. */
const makeLine = (most: number, counts: Counts) => {
  const waiters: Array<Waiter> = []
  const before = (a: Waiter, b: Waiter): Waiter =>
    b.rank === a.rank && counts.of(b.asker) < counts.of(a.asker) ? b : a
  const drop = (place: number): Waiter | undefined => {
    const [dropped] = waiters.splice(place, 1)
    if (dropped !== undefined) counts.takeBack(dropped.asker)
    return dropped
  }
  return {
    join: (waiter: Waiter): void => {
      const place = waiters.findLastIndex(({ rank }) => rank <= waiter.rank)
      waiters.splice(place + 1, 0, waiter)
      const last = waiters.length > most ? drop(most) : undefined
      if (last !== undefined) Deferred.doneUnsafe(last.turn, crowded)
    },
    quit: (waiter: Waiter): boolean => {
      const place = waiters.indexOf(waiter)
      if (place !== -1) drop(place)
      return place !== -1
    },
    next: (mayHave: (asker: string) => boolean): Waiter | undefined => {
      let chosen: Waiter | undefined
      for (const waiter of waiters)
        if (mayHave(waiter.asker)) chosen = chosen === undefined ? waiter : before(chosen, waiter)
      if (chosen !== undefined) waiters.splice(waiters.indexOf(chosen), 1)
      return chosen
    }
  }
}

const makeHolders = (atOnce: number, ofOne: number) => {
  const holders = new Map<string, number>()
  let taken = 0
  const of = (asker: string): number => holders.get(asker) ?? 0
  const mayHave = (asker: string): boolean => taken < atOnce && of(asker) < ofOne
  return {
    mayHave,
    add: (asker: string): void => {
      taken += 1
      holders.set(asker, of(asker) + 1)
    },
    remove: (asker: string): void => {
      taken -= 1
      if (of(asker) > 1) holders.set(asker, of(asker) - 1)
      else holders.delete(asker)
    }
  }
}

export const makeFairTurns = ({ atOnce, ofOne = atOnce, waiting, longest, drawHold }: Places): FairTurns => {
  const counts = makeCounts()
  const line = makeLine(waiting, counts)
  const holders = makeHolders(atOnce, ofOne)

  const leave = (asker: string) =>
    Effect.sync(() => {
      holders.remove(asker)
      const next = line.next(holders.mayHave)
      if (next === undefined) return
      holders.add(next.asker)
      Deferred.doneUnsafe(next.turn, Effect.void)
    })
  const wait = (waiter: Waiter) =>
    Deferred.await(waiter.turn).pipe(
      // A turn may be granted at the moment its waiter gives up: pass it on to the next one.
      Effect.onInterrupt(() => (line.quit(waiter) ? Effect.void : leave(waiter.asker))),
      Effect.timeoutOrElse({ duration: longest, orElse: () => crowded })
    )
  const enter = (asker: string): Effect.Effect<void, Crowded> =>
    Effect.suspend(() => {
      const rank = counts.add(asker)
      if (holders.mayHave(asker)) {
        holders.add(asker)
        return Effect.void
      }
      const waiter = { asker, rank, turn: Deferred.makeUnsafe<void, Crowded>() }
      line.join(waiter)
      return wait(waiter)
    })
  const held = <A, E, R>(asker: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    drawHold === undefined
      ? Effect.ensuring(work, leave(asker))
      : Effect.forkDetach(Effect.delay(leave(asker), drawHold())).pipe(Effect.andThen(work))

  return {
    take: (asker, work) =>
      Effect.uninterruptibleMask((restore) =>
        restore(enter(asker)).pipe(Effect.flatMap(() => held(asker, restore(work))))
      )
  }
}
