import { Context, Effect } from "effect"

/** Anonymous name of the sender behind the current work, among whom limited resources are shared fairly. */
export const Asker = Context.Reference<Effect.Effect<string>>("honesthive/core/ports/Asker", {
  defaultValue: () => Effect.succeed("this installation")
})
