import { Context, Effect } from "effect"

/**
 * Tenths of the data folder's disk that are used, 0 to 10; null if nothing is stored there, or nothing is known. A
 * finer figure would change with each note's arrival, before the note is shown.
 */
export const DiskUsage = Context.Reference<Effect.Effect<number | null>>("honesthive/core/ports/DiskUsage", {
  defaultValue: () => Effect.succeed(null)
})
