import { Effect, Option } from "effect"
import type { Account } from "../../domain/accounts/account.ts"
import { addressIn, type Language } from "../../domain/languages/language.ts"
import type { MailContent } from "../../domain/mails/mail-content.ts"
import { PublicAddress } from "../../ports/public-address.ts"
import { requirePasswordAccount } from "./signs-in-with.ts"

/** Names the issuer to an account that opens through it alone and would have a link to a password otherwise; none for others. */
export const issuerMail = Effect.fnUntraced(function* (
  found: Option.Option<Account>,
  language: Language | null
) {
  const signIn = new URL(addressIn(language, "/sign-in"), yield* PublicAddress).href
  if (Option.isNone(found)) return Option.none<MailContent>()
  const refusal = yield* Effect.option(Effect.flip(requirePasswordAccount(found.value)))
  return Option.map(refusal, ({ issuer }): MailContent => ({ kind: "issuerAlone", issuer, link: signIn }))
})
