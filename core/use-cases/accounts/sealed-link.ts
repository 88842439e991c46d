import { Clock, Effect, Schema } from "effect"
import { MailedLinkUnusable } from "../../domain/accounts/access-errors.ts"
import { mailedLinkLifeMillis } from "../../domain/accounts/former-email.ts"
import { type AssociatedData, Sealed } from "../../domain/values/sealed.ts"
import { PublicAddress } from "../../ports/public-address.ts"
import { Sealer } from "../../ports/sealer.ts"

/** Sealed texts are base64; URLs need base64url without padding. */
const toUrlSafe = (text: string): string => text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
const fromUrlSafe = (text: string): Sealed =>
  Sealed(
    text
      .replaceAll("-", "+")
      .replaceAll("_", "/")
      .padEnd(Math.ceil(text.length / 4) * 4, "=")
  )

const asLinkUnusable = Effect.mapError(() => new MailedLinkUnusable())

const decodeUntil = Schema.decodeUnknownEffect(
  Schema.fromJsonString(Schema.Struct({ until: Schema.Finite, held: Schema.Unknown }))
)

/** A link that carries its data sealed in the fragment, so that nothing is stored before it is opened. */
export const makeSealedLink = Effect.fn("makeSealedLink")(function* (
  page: string,
  held: object,
  place: AssociatedData
) {
  const until = (yield* Clock.currentTimeMillis) + mailedLinkLifeMillis
  const sealed = yield* (yield* Sealer).seal(JSON.stringify({ held, until }), place)
  return new URL(`${page}#${toUrlSafe(sealed)}`, yield* PublicAddress).href
})

/**
 * Returns the data of a link, which is valid for seven days. A change of the encryption key voids it: the records
 * that tell whether it was used belong to the old key.
 */
export const openSealedLink = Effect.fn("openSealedLink")(function* <A>(
  token: string,
  schema: Schema.Codec<A, unknown>,
  place: AssociatedData
) {
  const [sealer, sealed] = [yield* Sealer, fromUrlSafe(token)]
  const text = yield* sealer.open(sealed, place).pipe(asLinkUnusable)
  if (!sealer.isCurrent(sealed)) return yield* new MailedLinkUnusable()
  const { held, until } = yield* decodeUntil(text).pipe(asLinkUnusable)
  if ((yield* Clock.currentTimeMillis) >= until) return yield* new MailedLinkUnusable()
  return yield* Schema.decodeUnknownEffect(schema)(held).pipe(asLinkUnusable)
})
