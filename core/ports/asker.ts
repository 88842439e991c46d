import { Context, Effect } from "effect"

/** Anonymous name of the sender behind the current work. Limited resources are shared fairly among senders. */
export const Asker = Context.Reference<Effect.Effect<string>>("honesthive/core/ports/Asker", {
  defaultValue: () => Effect.succeed("this installation")
})
