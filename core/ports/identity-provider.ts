import { Context, type Effect, Option, Schema } from "effect"
import type { Person } from "../domain/accounts/person.ts"
import type { SentFile } from "../domain/images/sent-file.ts"

/** The issuer did not answer, or not in time. */
export class IssuerUnavailable extends Schema.TaggedError<IssuerUnavailable>()("IssuerUnavailable", {
  cause: Schema.Defect()
}) {}

/** Somebody changed their mind at the issuer, or is not let in there. */
export class SignInDenied extends Schema.TaggedError<SignInDenied>()("SignInDenied", {}) {}

/** The issuer's answer cannot be trusted: a used code, another's token, a wrong signature. */
export class SignInRefused extends Schema.TaggedError<SignInRefused>()("SignInRefused", {
  cause: Schema.Defect()
}) {}

/** The picture was not to be had. */
export class ImageUnavailable extends Schema.TaggedError<ImageUnavailable>()("ImageUnavailable", {
  cause: Schema.Defect()
}) {}

/** What one sign-in is known by, none of which anybody can guess. */
export interface SignInChecks {
  readonly state: string
  readonly nonce: string
  /** Of PKCE: the issuer is shown its hash first and itself last. */
  readonly verifier: string
}

export interface Issuer {
  /** What people know it by: its host. */
  readonly name: string
  /** Where the browser goes to sign in, and then back to `callback`. */
  readonly signInAddress: (callback: URL, checks: SignInChecks) => Effect.Effect<URL, IssuerUnavailable>
  /** Who came back. `answer` is the callback's address with all that the issuer added to it. */
  readonly identify: (
    answer: URL,
    checks: SignInChecks
  ) => Effect.Effect<Person, IssuerUnavailable | SignInDenied | SignInRefused>
  /** A picture that a person's claims name; never from a place that only this server can reach. */
  readonly fetchImage: (address: string) => Effect.Effect<SentFile, ImageUnavailable>
}

/** Who says who somebody is: an issuer of OpenID Connect, or, when there is none, passwords. */
export const IdentityProvider = Context.Reference<Option.Option<Issuer>>(
  "honesthive/core/ports/IdentityProvider",
  { defaultValue: () => Option.none() }
)
