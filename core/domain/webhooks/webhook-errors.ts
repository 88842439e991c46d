import { Schema } from "effect"

/** `WEBHOOKS=off`. */
export class WebhooksOff extends Schema.TaggedError<WebhooksOff>()("WebhooksOff", {}) {
  override get message() {
    return "This server sends no webhooks. Ask the person who runs it."
  }
}
