import { Effect } from "effect"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import type { PageChanges } from "#core/ports/page-changes.ts"

/** Those who want to know which public pages changed, and the telling. */
export const makePageChanges = () => {
  const watching = new Set<(altered: AlteredPages) => void>()
  const tell = (altered: AlteredPages): void => {
    if (altered.length > 0) for (const each of watching) each(altered)
  }
  const watch: PageChanges["Service"]["watch"] = (told) =>
    Effect.acquireRelease(
      Effect.sync(() => watching.add(told)),
      () => Effect.sync(() => watching.delete(told))
    )
  return { tell, watch }
}
