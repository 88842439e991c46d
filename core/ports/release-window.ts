import { Context } from "effect"

/**
 * Minutes (RELEASE_WINDOW). Items reach their owner together at the next multiple of it, so that
 * nobody can tell who wrote from when; 0: as soon as they are judged.
 */
export const ReleaseWindow = Context.Reference<number>("honesthive/core/ports/ReleaseWindow", {
  defaultValue: () => 0
})

/**
 * At least so many items (RELEASE_LEAST) of an owner are released together: fewer wait, window after window, until
 * they are so many or have waited for a week. An item that is shown alone would point at whoever wrote lately.
 */
export const ReleaseLeast = Context.Reference<number>("honesthive/core/ports/ReleaseLeast", {
  defaultValue: () => 1
})
