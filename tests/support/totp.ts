import { Secret, TOTP } from "otpauth"

/** The code that an authenticator app shows at a time (epoch milliseconds). */
export const totpCode = (secret: string, time: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time })

/** Milliseconds for which each code is shown. */
export const totpStepMillis = 30_000
