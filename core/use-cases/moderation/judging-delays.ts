import { Clock, Effect, Random } from "effect"
import { putNewest } from "../../concurrency/put-newest.ts"
import type { FeedbackId, PendingItem } from "../../domain/feedback/feedback.ts"
import { untilBoundary } from "../../domain/release/release-boundary.ts"
import { Moderator } from "../../ports/moderator.ts"
import { ReleaseWindow } from "../../ports/release-window.ts"

/** Maximum remembered times. An item beyond them gets a new random delay. */
const maxRememberedTimes = 100_000

/**
 * Delays requests to a remote guard. Each held item is sent at a random time in the rest of its release window, so
 * that the service doesn't learn when somebody wrote. Times in epoch milliseconds.
 */
export const makeJudgingDelays = () => {
  const sendTimes = new Map<FeedbackId, number>()

  const sendTimeOf = Effect.fnUntraced(function* (id: FeedbackId, now: number, window: number) {
    const known = sendTimes.get(id)
    // A later time was drawn by a clock that was ahead.
    if (known !== undefined && known <= now + untilBoundary(now, window)) return known
    const sendTime = now + (yield* Random.nextBetween(0, untilBoundary(now, window)))
    putNewest(sendTimes, id, sendTime, maxRememberedTimes)
    return sendTime
  })

  const wait = Effect.fnUntraced(function* ({ id, isHeld, heldBy }: PendingItem) {
    const { asksElsewhere } = yield* Moderator
    if (!isHeld || !asksElsewhere) return 0
    const window = heldBy?.minutes ?? Math.max(1, yield* ReleaseWindow)
    const now = yield* Clock.currentTimeMillis
    return Math.max(0, Math.ceil((yield* sendTimeOf(id, now, window)) - now))
  })

  return { wait, forget: (id: FeedbackId): void => void sendTimes.delete(id) }
}

export type JudgingDelays = ReturnType<typeof makeJudgingDelays>
