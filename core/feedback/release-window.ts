import { Context } from "effect"

/**
 * Minutes (RELEASE_WINDOW, design section 4). Items reach their owner together at the next multiple of it, so that
 * nobody can tell who wrote from when; 0: as soon as they are judged.
 */
export const ReleaseWindow = Context.Reference<number>("honesthive/core/feedback/ReleaseWindow", {
  defaultValue: () => 0
})
