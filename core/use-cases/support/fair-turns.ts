import { Deferred, Effect, Schema } from "effect"

/** Too many wait already, and others who wait were served less. Nothing was done. */
export class Crowded extends Schema.TaggedError<Crowded>()("Crowded", {}) {}

interface Places {
  readonly atOnce: number
  /** Who finds so many waiting is let in only before those who were served more. */
  readonly waiting: number
  /** Nobody waits longer. */
  readonly longest: `${number} seconds`
  /** Milliseconds for which a place stays taken after the work was begun, drawn for each; without it, while it lasts. */
  readonly drawHold?: () => number
}

/** Work that can only be done so many at a time, shared out so that nobody waits for those who ask for more. */
export interface FairTurns {
  readonly take: <A, E, R>(asker: string, work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | Crowded, R>
}

interface Waiter {
  /** How many turns its asker had or waits for: the fewest come first, then who came first. */
  readonly rank: number
  readonly turn: Deferred.Deferred<void, Crowded>
}

const mostAskers = 20_000

/** Turns by asker. The longest unused is forgotten, and so counts as somebody who had none. */
const makeCounts = () => {
  const counts = new Map<string, number>()
  return (asker: string): number => {
    const before = counts.get(asker) ?? 0
    counts.delete(asker)
    counts.set(asker, before + 1)
    const [longestUnused] = counts.keys()
    if (counts.size > mostAskers && longestUnused !== undefined) counts.delete(longestUnused)
    return before
  }
}

const crowded = Effect.fail(new Crowded())

/** Those who wait, in their order; whoever is one too many is sent away. */
const makeLine = (most: number) => {
  const waiters: Array<Waiter> = []
  return {
    join: (waiter: Waiter): void => {
      const before = waiters.findLastIndex(({ rank }) => rank <= waiter.rank)
      waiters.splice(before + 1, 0, waiter)
      const last = waiters.length > most ? waiters.pop() : undefined
      if (last !== undefined) Deferred.doneUnsafe(last.turn, crowded)
    },
    /** False when it waits no more. */
    quit: (waiter: Waiter): boolean => {
      const place = waiters.indexOf(waiter)
      if (place !== -1) waiters.splice(place, 1)
      return place !== -1
    },
    next: (): Waiter | undefined => waiters.shift()
  }
}

export const makeFairTurns = ({ atOnce, waiting, longest, drawHold }: Places): FairTurns => {
  const line = makeLine(waiting)
  const countOf = makeCounts()
  let taken = 0

  const leave = Effect.sync(() => {
    const next = line.next()
    if (next === undefined) taken -= 1
    else Deferred.doneUnsafe(next.turn, Effect.void)
  })
  const wait = (waiter: Waiter) =>
    Deferred.await(waiter.turn).pipe(
      // A turn may come in the very moment in which its waiter gives up: it goes on to the next.
      Effect.onInterrupt(() => (line.quit(waiter) ? Effect.void : leave)),
      Effect.timeoutOrElse({ duration: longest, orElse: () => crowded })
    )
  const enter = (asker: string): Effect.Effect<void, Crowded> =>
    Effect.suspend(() => {
      const rank = countOf(asker)
      if (taken < atOnce) {
        taken += 1
        return Effect.void
      }
      const waiter = { rank, turn: Deferred.makeUnsafe<void, Crowded>() }
      line.join(waiter)
      return wait(waiter)
    })
  const held = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    drawHold === undefined
      ? Effect.ensuring(work, leave)
      : Effect.forkDetach(Effect.delay(leave, drawHold())).pipe(Effect.andThen(work))

  return {
    take: (asker, work) =>
      Effect.uninterruptibleMask((restore) =>
        restore(enter(asker)).pipe(Effect.flatMap(() => held(restore(work))))
      )
  }
}
