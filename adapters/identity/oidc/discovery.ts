import { Redacted } from "effect"
import type { Configuration } from "openid-client"
import { hourMillis, minuteMillis } from "#core/domain/values/durations.ts"
import { cappedFetch } from "./capped-fetch.ts"
import type { IssuerSettings } from "./issuer-settings.ts"

const loadClient = () => import("openid-client")

export type OidcClient = Awaited<ReturnType<typeof loadClient>>

export interface DiscoveredIssuer {
  readonly client: OidcClient
  readonly configuration: Configuration
}

const requestTimeoutSeconds = 5
/** Milliseconds: how long metadata counts as fresh, and the pause after a failed refresh. */
const discoveryLifetimeMillis = { fresh: hourMillis, stale: minuteMillis } as const

/** client_secret_basic is the default of RFC 8414; client_secret_post only if the issuer accepts nothing else. */
const authentication = (client: OidcClient, methods: ReadonlyArray<string> | undefined, secret: string) =>
  methods === undefined || methods.includes("client_secret_basic")
    ? client.ClientSecretBasic(secret)
    : client.ClientSecretPost(secret)

const discover = async ({ issuer, clientId, clientSecret }: IssuerSettings): Promise<DiscoveredIssuer> => {
  const client = await loadClient()
  const isPlain = issuer.protocol === "http:"
  const found = await client.discovery(issuer, clientId, undefined, client.None(), {
    timeout: requestTimeoutSeconds,
    [client.customFetch]: cappedFetch,
    ...(isPlain ? { execute: [client.allowInsecureRequests] } : {})
  })
  const metadata = found.serverMetadata()
  const method = authentication(
    client,
    metadata.token_endpoint_auth_methods_supported,
    Redacted.value(clientSecret)
  )
  const configuration = new client.Configuration(metadata, clientId, undefined, method)
  configuration.timeout = requestTimeoutSeconds
  configuration[client.customFetch] = cappedFetch
  if (isPlain) client.allowInsecureRequests(configuration)
  // Without this, the library would trust the TLS connection and not verify the ID token's signature.
  client.enableNonRepudiationChecks(configuration)
  return { client, configuration }
}

/**
 * Discovers the issuer's metadata on first use and again after an hour. Concurrent callers share one request, and
 * while the issuer is unavailable, the last metadata stays in use.
 */
export const makeCachedDiscovery = (settings: IssuerSettings): (() => Promise<DiscoveredIssuer>) => {
  let known: { readonly value: DiscoveredIssuer; readonly until: number } | undefined
  let asking: Promise<DiscoveredIssuer> | undefined

  const ask = async (): Promise<DiscoveredIssuer> => {
    try {
      const value = await discover(settings)
      known = { value, until: performance.now() + discoveryLifetimeMillis.fresh }
      return value
    } catch (cause) {
      if (known === undefined) throw cause
      known = { value: known.value, until: performance.now() + discoveryLifetimeMillis.stale }
      return known.value
    } finally {
      asking = undefined
    }
  }
  return async () => {
    if (known !== undefined && performance.now() < known.until) return known.value
    asking ??= ask()
    return asking
  }
}
