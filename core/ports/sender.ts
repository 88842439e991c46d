import { Context, Effect } from "effect"

/** Anonymous name of the sender behind the current work. Limited resources are shared fairly among senders. */
export const CurrentSender = Context.Reference<Effect.Effect<string>>("honesthive/core/ports/CurrentSender", {
  defaultValue: () => Effect.succeed("this installation")
})
