import type { Redacted } from "effect"

export interface IssuerSettings {
  /** https, or http on this machine. */
  readonly issuer: URL
  readonly clientId: string
  readonly allowsPasswords: boolean
  readonly clientSecret: Redacted.Redacted
}
