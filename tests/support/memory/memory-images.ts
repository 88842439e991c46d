import { Clock, Effect, Layer, Option } from "effect"
import { type ImageKey, imageKeyOf } from "#core/domain/images/image-key.ts"
import { Images } from "#core/ports/images.ts"

const refuseKey = Effect.die(new Error("this is no key of a picture"))

export const memoryImages: Layer.Layer<Images> = Layer.sync(Images)(() => {
  const kept = new Map<ImageKey, { readonly bytes: Uint8Array<ArrayBuffer>; readonly storedAt: number }>()
  return {
    put: (key, bytes) =>
      imageKeyOf(key) === undefined
        ? refuseKey
        : Effect.map(Clock.currentTimeMillis, (storedAt) => {
            kept.set(key, { bytes: new Uint8Array(bytes), storedAt })
          }),
    get: (key) => Effect.sync(() => Option.map(Option.fromUndefinedOr(kept.get(key)), ({ bytes }) => bytes)),
    remove: (key) => Effect.sync(() => void kept.delete(key)),
    list: Effect.sync(() => Array.from(kept, ([key, { storedAt }]) => ({ key, storedAt }))),
    problem: Effect.undefined
  }
})
