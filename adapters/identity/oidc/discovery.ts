import { Redacted } from "effect"
import type { Configuration } from "openid-client"
import { cappedFetch } from "./capped-fetch.ts"
import type { IssuerPlace } from "./issuer-place.ts"

/** The library is loaded when somebody first signs in, and only where an issuer is set. */
const loadClient = () => import("openid-client")

export type Client = Awaited<ReturnType<typeof loadClient>>

export interface Known {
  readonly client: Client
  readonly configuration: Configuration
}

/** Seconds for each request. */
const timeout = 5
/** Milliseconds after which the issuer is asked again what it is like, and after which it is asked again in vain. */
const lifetime = { fresh: 3_600_000, stale: 60_000 } as const

/** What RFC 8414 takes for granted, unless the issuer only takes the secret in the body. */
const authentication = (client: Client, methods: ReadonlyArray<string> | undefined, secret: string) =>
  methods === undefined || methods.includes("client_secret_basic")
    ? client.ClientSecretBasic(secret)
    : client.ClientSecretPost(secret)

const discover = async ({ issuer, clientId, clientSecret }: IssuerPlace): Promise<Known> => {
  const client = await loadClient()
  const isPlain = issuer.protocol === "http:"
  const found = await client.discovery(issuer, clientId, undefined, client.None(), {
    timeout,
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
  configuration.timeout = timeout
  configuration[client.customFetch] = cappedFetch
  if (isPlain) client.allowInsecureRequests(configuration)
  // Else the token's signature would not be looked at: the connection alone would vouch for it.
  client.enableNonRepudiationChecks(configuration)
  return { client, configuration }
}

/**
 * What the issuer says of itself: asked for when it is first needed, by all who need it at once together, and again
 * after an hour. While it does not answer, what it said last holds.
 */
export const rememberingDiscovery = (
  place: IssuerPlace,
  now: () => number = () => performance.now()
): (() => Promise<Known>) => {
  let known: { readonly value: Known; readonly until: number } | undefined
  let asking: Promise<Known> | undefined

  const ask = async (): Promise<Known> => {
    try {
      const value = await discover(place)
      known = { value, until: now() + lifetime.fresh }
      return value
    } catch (cause) {
      if (known === undefined) throw cause
      known = { value: known.value, until: now() + lifetime.stale }
      return known.value
    } finally {
      asking = undefined
    }
  }
  return async () => {
    if (known !== undefined && now() < known.until) return known.value
    asking ??= ask()
    return asking
  }
}
