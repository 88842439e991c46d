import { Effect, Layer } from "effect"
import { Base64Url } from "effect/encoding"
import { Secrets } from "#core/ports/secrets.ts"

const tokenLengthBytes = 32

export const webSecrets: Layer.Layer<Secrets> = Layer.succeed(Secrets)({
  uuid: Effect.sync(() => crypto.randomUUID()),
  token: Effect.sync(() => Base64Url.encode(crypto.getRandomValues(new Uint8Array(tokenLengthBytes)))),
  digest: (token) =>
    Effect.promise(async () =>
      Base64Url.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token))))
    )
})
