import type { Redacted } from "effect"

/** Where owners sign in, and as whom we ask there. */
export interface IssuerPlace {
  /** https, or http on this machine. */
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
}
