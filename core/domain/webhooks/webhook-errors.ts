import { Schema } from "effect"

export class WebhooksOff extends Schema.TaggedError<WebhooksOff>()("WebhooksOff", {}) {
  override get message() {
    return "This server sends no webhooks. Ask the person who runs it."
  }
}
