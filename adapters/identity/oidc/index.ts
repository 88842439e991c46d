import { Effect } from "effect"
import type { Person } from "#core/domain/accounts/person.ts"
import { type Issuer, IssuerUnavailable, type SignInChecks } from "#core/ports/identity-provider.ts"
import { type DiscoveredIssuer, makeCachedDiscovery } from "./discovery.ts"
import { fetchImage } from "./fetch-image.ts"
import type { IssuerSettings } from "./issuer-settings.ts"
import { personOf } from "./person-of.ts"
import { signInFailure } from "./sign-in-failure.ts"

const signInUrl = async (
  { client, configuration }: DiscoveredIssuer,
  callback: URL,
  { state, nonce, verifier }: SignInChecks
): Promise<URL> =>
  client.buildAuthorizationUrl(configuration, {
    redirect_uri: callback.href,
    response_type: "code",
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256"
  })

/** Many issuers provide email and names, or whether the email is verified, only at the userinfo endpoint. */
const moreClaims = async ({ client, configuration }: DiscoveredIssuer, token: string, subject: string) =>
  configuration.serverMetadata().userinfo_endpoint === undefined
    ? {}
    : client.fetchUserInfo(configuration, token, subject)

const exchange = async (
  known: DiscoveredIssuer,
  answer: URL,
  { state, nonce, verifier }: SignInChecks
): Promise<Person> => {
  const { client, configuration } = known
  const tokens = await client.authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new client.ClientError("there is no ID token")
  const hasEmail = "email" in claims
  const more =
    hasEmail && "email_verified" in claims
      ? {}
      : await moreClaims(known, tokens.access_token, claims.sub).catch((cause) => {
          // With an email, the ID token is enough for everybody who signed in before.
          if (hasEmail) return {}
          throw cause
        })
  const person = personOf(claims.iss, { ...claims, ...more })
  if (person === undefined) throw new client.ClientError("the subject cannot be kept")
  return person
}

export const oidcIssuer = (settings: IssuerSettings): Issuer => {
  const discovered = makeCachedDiscovery(settings)
  const known = Effect.tryPromise({
    try: discovered,
    catch: (cause) => new IssuerUnavailable({ cause })
  })

  return {
    name: settings.issuer.host,
    allowsPasswords: settings.allowsPasswords,
    signInAddress: (callback, checks) =>
      Effect.flatMap(known, (found) =>
        Effect.tryPromise({
          try: () => signInUrl(found, callback, checks),
          catch: (cause) => new IssuerUnavailable({ cause })
        })
      ),
    identify: (callback, checks) =>
      Effect.flatMap(known, (found) =>
        Effect.tryPromise({
          try: () => exchange(found, callback, checks),
          catch: (cause) => signInFailure(found.client, cause)
        })
      ),
    fetchImage: (address) => fetchImage(address, settings.issuer)
  }
}
