import { Context } from "effect"

/** Where people reach this server (PUBLIC_URL): what links in mails and on paper begin with. */
export const PublicAddress = Context.Reference<URL>("honesthive/core/ports/PublicAddress", {
  defaultValue: () => new URL("http://localhost")
})
