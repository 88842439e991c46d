import { Effect, Option } from "effect"
import type { Account } from "../../domain/accounts/account.ts"
import { addressIn, type Language } from "../../domain/languages/language.ts"
import type { MailContent } from "../../domain/mails/mail-content.ts"
import { PublicAddress } from "../../ports/public-address.ts"
import { requirePasswordAccount } from "./signs-in-with.ts"

/**
 * For an account that opens through the issuer alone: a mail that names the issuer, instead of a link to a password.
 * None for other accounts.
 */
export const issuerMail = Effect.fnUntraced(function* (
  found: Option.Option<Account>,
  language: Language | null
) {
  const signIn = new URL(addressIn(language, "/sign-in"), yield* PublicAddress).href
  if (Option.isNone(found)) return Option.none<MailContent>()
  const refusal = yield* Effect.option(Effect.flip(requirePasswordAccount(found.value)))
  return Option.map(refusal, ({ issuer }): MailContent => ({ kind: "issuerAlone", issuer, link: signIn }))
})
