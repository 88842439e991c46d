import { Effect, Layer } from "effect"
import { Secret, TOTP } from "otpauth"
import { OneTimeCodes } from "#core/ports/one-time-codes.ts"

const secretBytes = 20
const periodMillis = 30_000

const totpOf = (secret: string): TOTP => new TOTP({ secret: Secret.fromBase32(secret) })

/** Plain JavaScript, so that it works in a browser, too. */
export const otpauthCodes: Layer.Layer<OneTimeCodes> = Layer.succeed(OneTimeCodes)({
  newSecret: Effect.sync(() => new Secret({ size: secretBytes }).base32),
  // Apps take the text before the first colon for the issuer.
  addressOf: (secret, { issuer, account }) =>
    new TOTP({
      secret: Secret.fromBase32(secret),
      issuer: issuer.replaceAll(":", ""),
      label: account
    }).toString(),
  stepOf: (secret, code, now) => {
    const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
    return delta === null ? undefined : Math.floor(now / periodMillis) + delta
  }
})
