import { Clock, Effect, Random } from "effect"
import type { FeedbackId, PendingItem } from "../../domain/feedback/feedback.ts"
import { untilBoundary } from "../../domain/release/release-boundary.ts"
import { Moderator } from "../../ports/moderator.ts"
import { ReleaseWindow } from "../../ports/release-window.ts"

/** Maximum remembered times. An item beyond them gets a new random delay. */
const maxRememberedMoments = 100_000

/**
 * Delays requests to a remote guard. Each held item is sent at a random time in the rest of its release window, so
 * that the service doesn't learn when somebody wrote. Times in epoch milliseconds.
 */
export const makeAskingMoments = () => {
  const moments = new Map<FeedbackId, number>()

  const momentOf = Effect.fnUntraced(function* (id: FeedbackId, now: number, window: number) {
    const known = moments.get(id)
    if (known !== undefined) return known
    const moment = now + (yield* Random.nextBetween(0, untilBoundary(now, window)))
    moments.set(id, moment)
    const [oldest] = moments.keys()
    if (moments.size > maxRememberedMoments && oldest !== undefined) moments.delete(oldest)
    return moment
  })

  const wait = Effect.fnUntraced(function* ({ id, isHeld, heldBy }: PendingItem) {
    const { asksElsewhere } = yield* Moderator
    if (!isHeld || !asksElsewhere) return 0
    const window = heldBy?.minutes ?? Math.max(1, yield* ReleaseWindow)
    const now = yield* Clock.currentTimeMillis
    return Math.max(0, Math.ceil((yield* momentOf(id, now, window)) - now))
  })

  return { wait, forget: (id: FeedbackId): void => void moments.delete(id) }
}

export type JudgingDelays = ReturnType<typeof makeAskingMoments>
