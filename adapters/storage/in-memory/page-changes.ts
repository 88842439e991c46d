import { Effect, Latch } from "effect"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import type { PageChanges } from "#core/ports/page-changes.ts"

/**
 * Notifies the watchers of public pages. If `isHeard` says that notifications already arrive, a new watcher is told
 * at once that all pages may have changed.
 */
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
