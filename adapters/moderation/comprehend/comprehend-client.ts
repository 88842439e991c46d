import { lazyPromise } from "#core/domain/values/lazy-promise.ts"
import { boundedFetch, type KindOf, kindOfStatus } from "../remote/bounded-fetch.ts"
import { failureIn, ServiceFailure } from "../remote/service-failure.ts"

/** Credentials come from the AWS SDK's default provider chain. */
export interface ComprehendSettings {
  readonly region: string
  readonly endpoint: string | undefined
}

const errorType = /"__type"\s*:\s*"(?:[^"#]*#)?(\w+)"/
const refusedErrorTypes =
  /^(?:UnrecognizedClient|InvalidSignature|AccessDenied|ExpiredToken|InvalidClientTokenId|MissingAuthenticationToken|SignatureDoesNotMatch|IncompleteSignature)/
const throttlingErrorTypes = /^(?:Throttling|TooManyRequests|RequestLimitExceeded)/

/** Amazon answers nearly every error with status 400 and names the reason in the body. */
const kindOfComprehend: KindOf = (status, body) => {
  const type = errorType.exec(body)?.[1] ?? ""
  if (refusedErrorTypes.test(type)) return "refused"
  return throttlingErrorTypes.test(type) ? "limited" : kindOfStatus(status, body)
}

interface SdkRequest {
  readonly protocol: string
  readonly hostname: string
  readonly port?: number
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

const addressOf = ({ protocol, hostname, port, path }: SdkRequest): string =>
  `${protocol}//${hostname}${port === undefined ? "" : `:${port}`}${path}`

/** `fetch` sets these headers itself, with the values that were signed. */
const fetchWrittenHeaders = new Set(["host", "content-length"])

const sendBounded = boundedFetch(kindOfComprehend)

const requestHandler = {
  metadata: { handlerProtocol: "http/1.1" },
  handle: async (request: SdkRequest, { abortSignal }: { readonly abortSignal?: AbortSignal } = {}) => {
    const response = await sendBounded(addressOf(request), {
      method: request.method,
      headers: Object.entries(request.headers).filter(
        ([name]) => !fetchWrittenHeaders.has(name.toLowerCase())
      ),
      body: request.body ?? null,
      signal: abortSignal ?? null
    })
    const body = new Uint8Array(await response.arrayBuffer())
    return { response: { statusCode: response.status, headers: Object.fromEntries(response.headers), body } }
  },
  updateHttpClientConfig: () => undefined,
  httpHandlerConfigs: () => ({})
}

/** The channel does retries and deadlines. */
const makeComprehendClient = async ({ region, endpoint }: ComprehendSettings) => {
  const sdk = await import("@aws-sdk/client-comprehend")
  const client = new sdk.ComprehendClient({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    maxAttempts: 1,
    requestHandler
  })
  return { sdk, client }
}

/** Missing credentials count as a rejected key, because the SDK can't sign without them. */
const signingFailureOf = (thrown: unknown): ServiceFailure =>
  thrown instanceof Error && thrown.name === "CredentialsProviderError"
    ? new ServiceFailure({ kind: "refused" })
    : failureIn(thrown)

export type CallComprehend = <A>(
  ask: (opened: Awaited<ReturnType<typeof makeComprehendClient>>) => Promise<A>
) => Promise<A>

export const lazyComprehend = (settings: ComprehendSettings): CallComprehend => {
  const open = lazyPromise(() => makeComprehendClient(settings))
  return async (ask) => {
    try {
      return await ask(await open())
    } catch (thrown) {
      throw signingFailureOf(thrown)
    }
  }
}
