import { Context, type Effect } from "effect"

interface CodeLabels {
  readonly issuer: string
  readonly account: string
}

/** Time-based one-time codes (TOTP, RFC 6238): six digits, 30 seconds, SHA-1, which every authenticator app knows. */
export class OneTimeCodes extends Context.Service<
  OneTimeCodes,
  {
    /** 160 random bits in base32. */
    readonly newSecret: Effect.Effect<string>
    /** The `otpauth:` address that apps read from a QR code. */
    readonly addressOf: (secret: string, labels: CodeLabels) => string
    /** The time step of a code: the current one, the one before or the one after. Undefined for any other code. */
    readonly stepOf: (secret: string, code: string, now: number) => number | undefined
  }
>()("honesthive/core/ports/OneTimeCodes") {}
