import { Context } from "effect"

export const PublicAddress = Context.Reference<URL>("honesthive/core/ports/PublicAddress", {
  defaultValue: () => new URL("http://localhost")
})
