import { Effect, type Schema } from "effect"
import { MailedLinkUnusable } from "../../domain/accounts/access-errors.ts"
import { mailedLinkLifeMillis } from "../../domain/accounts/former-email.ts"
import { addressIn, type Language } from "../../domain/languages/language.ts"
import type { AssociatedData } from "../../domain/values/sealed.ts"
import { PublicAddress } from "../../ports/public-address.ts"
import { openSeal, sealFor } from "../sealing/expiring-seal.ts"

export const makeSealedLink = Effect.fn("makeSealedLink")(function* (
  { page, language }: { readonly page: string; readonly language: Language },
  held: object,
  associatedData: AssociatedData
) {
  const sealed = yield* sealFor(mailedLinkLifeMillis, held, associatedData)
  return new URL(addressIn(language, `${page}#${sealed}`), yield* PublicAddress).href
})

/**
 * Returns the data of a link, which is valid for seven days. A change of the encryption key voids it: the records
 * that tell whether it was used belong to the old key.
 */
export const openSealedLink = Effect.fn("openSealedLink")(function* <A>(
  token: string,
  schema: Schema.Codec<A, unknown>,
  associatedData: AssociatedData
) {
  return yield* openSeal(token, schema, associatedData).pipe(Effect.mapError(() => new MailedLinkUnusable()))
})
