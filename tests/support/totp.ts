import { Secret, TOTP } from "otpauth"

export const totpCode = (secret: string, epochMillis: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: epochMillis })

export const totpStepMillis = 30_000
