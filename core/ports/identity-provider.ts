import { Context, type Effect, Option, Schema } from "effect"
import type { Person } from "../domain/accounts/person.ts"
import type { UploadedFile } from "../domain/images/uploaded-file.ts"

export class IssuerUnavailable extends Schema.TaggedError<IssuerUnavailable>()("IssuerUnavailable", {
  cause: Schema.Defect()
}) {}

export class SignInDenied extends Schema.TaggedError<SignInDenied>()("SignInDenied", {}) {}

/** The issuer's response can't be trusted: a used code, a token for another client, a wrong signature. */
export class SignInRefused extends Schema.TaggedError<SignInRefused>()("SignInRefused", {
  cause: Schema.Defect()
}) {}

export class ImageUnavailable extends Schema.TaggedError<ImageUnavailable>()("ImageUnavailable", {
  cause: Schema.Defect()
}) {}

export interface SignInChecks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

export interface Issuer {
  readonly name: string
  readonly allowsPasswords: boolean
  readonly signInAddress: (callback: URL, checks: SignInChecks) => Effect.Effect<URL, IssuerUnavailable>
  /** Identifies the person who returned. `callback` is the URL of the return, with the issuer's parameters. */
  readonly identify: (
    callback: URL,
    checks: SignInChecks
  ) => Effect.Effect<Person, IssuerUnavailable | SignInDenied | SignInRefused>
  /** Fetches an image named in a person's claims; never from a host that only this server can reach. */
  readonly fetchImage: (address: string) => Effect.Effect<UploadedFile, ImageUnavailable>
}

/** The OpenID Connect issuer; none if owners sign in with passwords alone. */
export const IdentityProvider = Context.Reference<Option.Option<Issuer>>(
  "honesthive/core/ports/IdentityProvider",
  { defaultValue: () => Option.none() }
)
