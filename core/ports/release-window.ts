import { Context } from "effect"
import type { Audience } from "../domain/release/release-rule.ts"

/** Minutes (RELEASE_WINDOW) of the shortest window that owners may choose. */
export const ReleaseWindow = Context.Reference<number>("honesthive/core/ports/ReleaseWindow", {
  defaultValue: () => 0
})

/** The smallest number of items shown together that owners may choose (RELEASE_LEAST). */
export const ReleaseLeast = Context.Reference<number>("honesthive/core/ports/ReleaseLeast", {
  defaultValue: () => 1
})

/** The rule of accounts whose owners never chose one (RELEASE_DEFAULT). */
export const ReleaseDefault = Context.Reference<Audience>("honesthive/core/ports/ReleaseDefault", {
  defaultValue: () => "anyone"
})
