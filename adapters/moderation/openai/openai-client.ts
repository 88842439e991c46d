import { Redacted } from "effect"
import { boundedFetch } from "../remote/bounded-fetch.ts"

/** Where OpenAI's API, or one that speaks like it, is. */
export interface OpenaiPlace {
  readonly apiKey: Redacted.Redacted
  readonly baseUrl: string
  /** The chat model that sorts and sums up. */
  readonly model: string
}

/** The SDK is loaded for this adapter alone, when it is first asked. Retries and deadlines are the channel's. */
const openClient = async ({ apiKey, baseUrl }: OpenaiPlace) => {
  const { OpenAI } = await import("openai")
  return new OpenAI({
    apiKey: Redacted.value(apiKey),
    adminAPIKey: null,
    baseURL: baseUrl,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: "off",
    fetch: boundedFetch()
  })
}

export type OpenaiClient = Awaited<ReturnType<typeof openClient>>

/** A client that is made once, when it is first wanted. */
export const lazyClient = (place: OpenaiPlace): (() => Promise<OpenaiClient>) => {
  let opened: Promise<OpenaiClient> | undefined
  return () => {
    opened ??= openClient(place)
    return opened
  }
}
