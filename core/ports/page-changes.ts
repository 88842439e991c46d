import { Context, type Effect, type Scope } from "effect"
import type { AlteredPages } from "../domain/profiles/altered-pages.ts"

/** Notifies about changes of public pages, so that all others can be served from a cache. */
export class PageChanges extends Context.Service<
  PageChanges,
  {
    /**
     * Calls `tell` as soon as a change is visible, and before its response, until the scope ends. Announces all pages
     * at the start, and again when changes may have been missed.
     */
    readonly watch: (tell: (altered: AlteredPages) => void) => Effect.Effect<void, never, Scope.Scope>
    /** Whether all changes made more than a second ago, by any server, have been announced. */
    readonly isCurrent: () => boolean
  }
>()("honesthive/core/ports/PageChanges") {}
