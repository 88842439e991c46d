import { Context } from "effect"

/**
 * Minutes (RELEASE_WINDOW). Items reach their owner together at the next multiple, so that the time doesn't reveal
 * who wrote. 0: as soon as they are judged.
 */
export const ReleaseWindow = Context.Reference<number>("honesthive/core/ports/ReleaseWindow", {
  defaultValue: () => 0
})

/**
 * Minimum number of an owner's items that are released together (RELEASE_LEAST). Fewer wait for more, for up to a
 * week: an item shown alone would point at a recent visitor.
 */
export const ReleaseLeast = Context.Reference<number>("honesthive/core/ports/ReleaseLeast", {
  defaultValue: () => 1
})
