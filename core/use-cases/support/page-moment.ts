import { Clock, Effect } from "effect"
import { untilBoundary } from "../../domain/feedback/release-boundary.ts"
import { ReleaseWindow } from "../../ports/release-window.ts"

/** Now, and from when on a page that is opened now takes feedback: the next boundary, or at once without a window. */
export const pageMoment = Effect.gen(function* () {
  const [now, window] = [yield* Clock.currentTimeMillis, yield* ReleaseWindow]
  return { now, opensAt: window === 0 ? now : now + untilBoundary(now, window) }
})
