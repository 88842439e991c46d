import { Clock, Effect, Schema } from "effect"
import { type AssociatedData, Sealed } from "../../domain/values/sealed.ts"
import { Sealer } from "../../ports/sealer.ts"

/** The text is not a seal of this server for this purpose, its time is over, or the encryption key has changed. */
class SealExpired extends Schema.TaggedError<SealExpired>()("SealExpired", {}) {}

const toUrlSafe = (text: string): string => text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
const fromUrlSafe = (text: string): Sealed =>
  Sealed(
    text
      .replaceAll("-", "+")
      .replaceAll("_", "/")
      .padEnd(Math.ceil(text.length / 4) * 4, "=")
  )

const decodeHeld = Schema.decodeUnknownEffect(
  Schema.fromJsonString(Schema.Struct({ until: Schema.Finite, held: Schema.Unknown }))
)

const asExpired = Effect.mapError(() => new SealExpired())

/** Data that a browser or a mail keeps for this server, so that nothing is stored. */
export const sealFor = Effect.fnUntraced(function* (
  lifeMillis: number,
  held: object,
  associatedData: AssociatedData
) {
  const until = (yield* Clock.currentTimeMillis) + lifeMillis
  return toUrlSafe(yield* (yield* Sealer).seal(JSON.stringify({ held, until }), associatedData))
})

export const openSeal = Effect.fnUntraced(function* <A>(
  token: string,
  schema: Schema.Codec<A, unknown>,
  associatedData: AssociatedData
) {
  const sealer = yield* Sealer
  const sealed = fromUrlSafe(token)
  const text = yield* sealer.open(sealed, associatedData).pipe(asExpired)
  if (!sealer.isCurrent(sealed)) return yield* new SealExpired()
  const { held, until } = yield* decodeHeld(text).pipe(asExpired)
  if ((yield* Clock.currentTimeMillis) >= until) return yield* new SealExpired()
  return yield* Schema.decodeUnknownEffect(schema)(held).pipe(asExpired)
})
