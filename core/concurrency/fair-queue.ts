import { Deferred, Effect, Exit, Schema } from "effect"
import { makeTurnCounts } from "./turn-counts.ts"

/** The queue is full of senders who were served less, or the wait was too long. The work was not started. */
export class Overloaded extends Schema.TaggedError<Overloaded>()("Overloaded", {}) {}

interface FairQueueOptions {
  readonly maxConcurrent: number
  readonly maxConcurrentPerSender?: number
  /** Beyond this length, only a sender who was served less than others is queued. */
  readonly maxQueued: number
  readonly timeout: `${number} seconds`
  /** Random hold time of a slot in milliseconds, from the start of the work. Default: until the work ends. */
  readonly drawHold?: () => number
}

interface FairQueue {
  readonly run: <A, E, R>(sender: string, work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | Overloaded, R>
}

interface QueuedCall {
  readonly sender: string
  readonly rank: number
  readonly turn: Deferred.Deferred<void, Overloaded>
  isGranted: boolean
}

const makeSlots = (maxConcurrent: number, maxConcurrentPerSender: number) => {
  const heldBySender = new Map<string, number>()
  let taken = 0
  const of = (sender: string): number => heldBySender.get(sender) ?? 0
  return {
    isFreeFor: (sender: string): boolean => taken < maxConcurrent && of(sender) < maxConcurrentPerSender,
    acquire: (sender: string): void => {
      taken += 1
      heldBySender.set(sender, of(sender) + 1)
    },
    release: (sender: string): void => {
      taken -= 1
      if (of(sender) > 1) heldBySender.set(sender, of(sender) - 1)
      else heldBySender.delete(sender)
    }
  }
}

const overloaded = Exit.fail(new Overloaded())

export const makeFairQueue = ({
  maxConcurrent,
  maxConcurrentPerSender = maxConcurrent,
  maxQueued,
  timeout,
  drawHold
}: FairQueueOptions): FairQueue => {
  const turns = makeTurnCounts()
  const slots = makeSlots(maxConcurrent, maxConcurrentPerSender)
  const queue = new Set<QueuedCall>()

  const goesBefore = (a: QueuedCall, b: QueuedCall): boolean =>
    a.rank === b.rank ? turns.of(a.sender) < turns.of(b.sender) : a.rank < b.rank

  const findNext = (): QueuedCall | undefined => {
    let next: QueuedCall | undefined
    for (const call of queue)
      if (slots.isFreeFor(call.sender) && (next === undefined || goesBefore(call, next))) next = call
    return next
  }
  let isStarting = false
  /** Work that ends at once frees its slot before this returns: a loop, because a thousand would overflow the stack. */
  const startNext = (): void => {
    if (isStarting) return
    isStarting = true
    for (let next = findNext(); next !== undefined; next = findNext()) {
      queue.delete(next)
      slots.acquire(next.sender)
      next.isGranted = true
      Deferred.doneUnsafe(next.turn, Exit.void)
    }
    isStarting = false
  }
  const leaveQueue = (call: QueuedCall): void => {
    if (queue.delete(call)) turns.takeBack(call.sender)
  }
  const rejectLast = (): void => {
    let last: QueuedCall | undefined
    for (const call of queue) if (last === undefined || call.rank >= last.rank) last = call
    if (last === undefined) return
    leaveQueue(last)
    Deferred.doneUnsafe(last.turn, overloaded)
  }

  const release = (sender: string): void => {
    slots.release(sender)
    startNext()
  }
  /** A turn may be granted at the moment its caller gives up: it is passed on to the next one. */
  const giveUp = (call: QueuedCall): void => (call.isGranted ? release(call.sender) : leaveQueue(call))

  const enter = (sender: string): QueuedCall | undefined => {
    const rank = turns.add(sender)
    if (slots.isFreeFor(sender)) {
      slots.acquire(sender)
      return undefined
    }
    const call = { sender, rank, turn: Deferred.makeUnsafe<void, Overloaded>(), isGranted: false }
    queue.add(call)
    if (queue.size > maxQueued) rejectLast()
    return call
  }
  const untilTurn = ({ turn }: QueuedCall): Effect.Effect<void, Overloaded> =>
    Effect.timeoutOrElse(Deferred.await(turn), { duration: timeout, orElse: () => overloaded })

  const runInSlot = <A, E, R>(sender: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const released = Effect.sync(() => release(sender))
    return drawHold === undefined
      ? Effect.ensuring(work, released)
      : Effect.forkDetach(Effect.delay(released, drawHold())).pipe(Effect.andThen(work))
  }

  return {
    run: (sender, work) =>
      Effect.uninterruptibleMask((restore) =>
        Effect.suspend(() => {
          const call = enter(sender)
          const entered =
            call === undefined
              ? Effect.void
              : Effect.onError(restore(untilTurn(call)), () => Effect.sync(() => giveUp(call)))
          return Effect.andThen(entered, runInSlot(sender, restore(work)))
        })
      )
  }
}
