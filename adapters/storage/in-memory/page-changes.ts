import { Effect, Latch } from "effect"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import type { PageChanges } from "#core/ports/page-changes.ts"

/** `isHeard`: whether changes arrive already. If not yet, all pages are announced to the watchers once they do. */
export const makePageChanges = (isHeard: () => boolean = () => true) => {
  const watching = new Set<(altered: AlteredPages) => void>()
  const watched = Latch.makeUnsafe(false)
  const tell = (altered: AlteredPages): void => {
    if (altered.length > 0) for (const each of watching) each(altered)
  }
  const watch: PageChanges["Service"]["watch"] = (watcher) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        watching.add(watcher)
        watched.openUnsafe()
        if (isHeard()) watcher("all")
      }),
      () => Effect.sync(() => watching.delete(watcher))
    )
  return { tell, watch, watched: watched.await }
}
