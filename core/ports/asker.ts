import { Context, Effect } from "effect"

/**
 * On whose behalf something is done, as a name that tells nobody who it is. What can only be done a few at a time is
 * shared out fairly among askers.
 */
export const Asker = Context.Reference<Effect.Effect<string>>("honesthive/core/ports/Asker", {
  defaultValue: () => Effect.succeed("this installation")
})
