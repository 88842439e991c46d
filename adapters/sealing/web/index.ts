import { Effect, Layer } from "effect"
import type { Sealer } from "#core/ports/sealer.ts"
import type { Secrets } from "#core/ports/secrets.ts"
import { keyLengthBytes } from "../sealed-format.ts"
import { webKeys } from "./web-keys.ts"
import { webSealer } from "./web-sealer.ts"
import { webSecrets } from "./web-secrets.ts"

export const makeKey = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(keyLengthBytes))

export const webSealing = (key: Effect.Effect<Uint8Array>): Layer.Layer<Sealer | Secrets> =>
  Layer.merge(webSecrets, Layer.provide(webSealer, Layer.unwrap(Effect.map(key, (bytes) => webKeys(bytes)))))
