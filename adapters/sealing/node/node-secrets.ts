import { createHash, randomBytes, randomUUID } from "node:crypto"
import { Effect, Layer } from "effect"
import { Secrets } from "#core/ports/secrets.ts"

const tokenLengthBytes = 32

export const nodeSecrets: Layer.Layer<Secrets> = Layer.succeed(Secrets)({
  uuid: Effect.sync(() => randomUUID()),
  token: Effect.sync(() => randomBytes(tokenLengthBytes).toString("base64url")),
  digest: (token) => Effect.sync(() => createHash("sha256").update(token).digest("base64url"))
})
