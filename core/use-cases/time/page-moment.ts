import { Clock, Effect } from "effect"
import { untilBoundary } from "../../domain/feedback/release-boundary.ts"
import { ReleaseWindow } from "../../ports/release-window.ts"

/**
 * Now, and when a page that is opened now starts to accept feedback: at the next boundary, or immediately without a
 * window.
 */
export const pageMoment = Effect.gen(function* () {
  const [now, window] = [yield* Clock.currentTimeMillis, yield* ReleaseWindow]
  return { now, opensAt: window === 0 ? now : now + untilBoundary(now, window) }
})
