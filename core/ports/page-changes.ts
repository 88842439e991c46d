import { Context, type Effect, type Scope } from "effect"
import type { AlteredPages } from "../domain/profiles/altered-pages.ts"

/** Tells which public pages show something else from now on, so that others may be given out again as they are. */
export class PageChanges extends Context.Service<
  PageChanges,
  {
    /** Calls `tell` as soon as a change shows, and before it is answered, until the scope ends. */
    readonly watch: (tell: (altered: AlteredPages) => void) => Effect.Effect<void, never, Scope.Scope>
    /** Milliseconds for which a page is as it was read unless told otherwise: another server's change may be told late. */
    readonly trustedFor: number
  }
>()("honesthive/core/ports/PageChanges") {}
