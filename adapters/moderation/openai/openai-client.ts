import { Redacted } from "effect"
import { lazyPromise } from "#core/domain/values/lazy-promise.ts"
import { boundedFetch } from "../remote/bounded-fetch.ts"

export interface OpenaiSettings {
  readonly apiKey: Redacted.Redacted
  readonly baseUrl: string
  readonly model: string
}

/** The channel does retries and deadlines. */
const makeOpenaiClient = async ({ apiKey, baseUrl }: OpenaiSettings) => {
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

export type OpenaiClient = Awaited<ReturnType<typeof makeOpenaiClient>>

export const lazyClient = (settings: OpenaiSettings): (() => Promise<OpenaiClient>) =>
  lazyPromise(() => makeOpenaiClient(settings))
