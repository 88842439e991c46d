import { Context, type Effect, Option, Schema } from "effect"

export class WebhookNotSent extends Schema.TaggedError<WebhookNotSent>()("WebhookNotSent", {
  /** For the operator; never contains the address. */
  reason: Schema.String
}) {}

/**
 * `id` is equal in all attempts, so that the recipient can tell a repeated message. `secret` is the key of the signature,
 * as owners see it: `whsec_` and base64.
 */
export interface WebhookRequest {
  readonly address: string
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly secret: string
}

/** One attempt, of bounded time. Succeeds if the recipient accepted the message. */
export type SendWebhook = (request: WebhookRequest) => Effect.Effect<void, WebhookNotSent>

/** None: this server sends no webhooks. */
export const WebhookSender = Context.Reference<Option.Option<SendWebhook>>(
  "honesthive/core/ports/WebhookSender",
  { defaultValue: () => Option.none() }
)
