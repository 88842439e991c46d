import { createHash, randomBytes, randomUUID } from "node:crypto"
import { Effect, Layer } from "effect"
import { memoryStorage } from "#adapters/storage/memory/storage.ts"
import { PasswordHasher } from "#core/accounts/password-hasher.ts"
import { SignUpPolicy } from "#core/accounts/sign-up-policy.ts"
import { Sealed, type SealedPlace, Sealer } from "#core/support/sealer.ts"
import { Secrets } from "#core/support/secrets.ts"

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url")

const testSecrets = Layer.succeed(Secrets, {
  uuid: Effect.sync(() => randomUUID()),
  token: Effect.sync(() => randomBytes(32).toString("base64url")),
  digest: (token) => Effect.sync(() => sha256(token))
})

const placeText = ({ owner, item, field }: SealedPlace) => `${owner}/${item}/${field}`

/** Seals by writing the place in front: quick, and enough for tests of HTTP. */
const testSealer = Layer.succeed(Sealer, {
  seal: (text, place) => Effect.succeed(Sealed(`${placeText(place)}:${text}`)),
  open: (sealed, place) => Effect.succeed(sealed.slice(placeText(place).length + 1)),
  fingerprint: (purpose, value) => Effect.sync(() => sha256(`${purpose}:${value}`))
})

const testHasher = Layer.succeed(PasswordHasher, {
  hash: (password) => Effect.succeed(sha256(password)),
  verify: (password, hash) => Effect.succeed(sha256(password) === hash)
})

export const testServices = Layer.mergeAll(
  memoryStorage,
  testSecrets,
  testSealer,
  testHasher,
  Layer.succeed(SignUpPolicy, { isOpen: true })
)
