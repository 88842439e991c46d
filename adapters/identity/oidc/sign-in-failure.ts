import { IssuerUnavailable, SignInDenied, SignInRefused } from "#core/ports/identity-provider.ts"
import type { Client } from "./discovery.ts"

/** The issuer has trouble, or does not answer as one does. */
const troubles: ReadonlySet<unknown> = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "server_error",
  "temporarily_unavailable"
])

/** What became of a sign-in, by what the library threw. Whatever is not known is a refusal. */
export const signInFailure = (client: Client, cause: unknown) => {
  if (cause instanceof client.AuthorizationResponseError) {
    if (cause.error === "access_denied") return new SignInDenied()
    return troubles.has(cause.error) ? new IssuerUnavailable({ cause }) : new SignInRefused({ cause })
  }
  if (cause instanceof client.ResponseBodyError) {
    return cause.status >= 500 ? new IssuerUnavailable({ cause }) : new SignInRefused({ cause })
  }
  // What `fetch` throws when it gets no answer.
  const isAway =
    cause instanceof TypeError || (cause instanceof client.ClientError && troubles.has(cause.code))
  return isAway ? new IssuerUnavailable({ cause }) : new SignInRefused({ cause })
}
