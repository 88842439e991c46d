import { IssuerUnavailable, SignInDenied, SignInRefused } from "#core/ports/identity-provider.ts"
import type { OidcClient } from "./discovery.ts"

const issuerOutageCodes: ReadonlySet<unknown> = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "server_error",
  "temporarily_unavailable"
])

export const signInFailure = (client: OidcClient, cause: unknown) => {
  if (cause instanceof client.AuthorizationResponseError) {
    if (cause.error === "access_denied") return new SignInDenied()
    return issuerOutageCodes.has(cause.error)
      ? new IssuerUnavailable({ cause })
      : new SignInRefused({ cause })
  }
  if (cause instanceof client.ResponseBodyError) {
    const { status } = cause
    return status >= 500 || status === 429 ? new IssuerUnavailable({ cause }) : new SignInRefused({ cause })
  }
  // `fetch` throws a TypeError if it gets no response.
  const isAway =
    cause instanceof TypeError || (cause instanceof client.ClientError && issuerOutageCodes.has(cause.code))
  return isAway ? new IssuerUnavailable({ cause }) : new SignInRefused({ cause })
}
