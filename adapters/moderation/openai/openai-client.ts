import { Redacted } from "effect"
import { boundedFetch } from "../remote/bounded-fetch.ts"

/** Address of OpenAI's API or a compatible one. */
export interface OpenaiPlace {
  readonly apiKey: Redacted.Redacted
  readonly baseUrl: string
  /** Chat model for categories and summaries. */
  readonly model: string
}

/** The SDK is loaded on first use. Retries and deadlines belong to the channel. */
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

/** Makes the client on first use. */
export const lazyClient = (place: OpenaiPlace): (() => Promise<OpenaiClient>) => {
  let opened: Promise<OpenaiClient> | undefined
  return () => {
    opened ??= openClient(place)
    return opened
  }
}
