import { Context, type Effect, type Scope } from "effect"
import type { AlteredPages } from "../domain/profiles/altered-pages.ts"

/** Tells which public pages show something else from now on, so that others may be sent again as they are. */
export class PageChanges extends Context.Service<
  PageChanges,
  {
    /**
     * Calls `tell` as soon as a change shows, and before it is answered, until the scope ends. All pages are told of when
     * changes begin to be heard, and again when some may have been missed.
     */
    readonly watch: (tell: (altered: AlteredPages) => void) => Effect.Effect<void, never, Scope.Scope>
    /** Whether whatever was changed more than a second ago, by any server, was told of. */
    readonly isCurrent: () => boolean
  }
>()("honesthive/core/ports/PageChanges") {}
