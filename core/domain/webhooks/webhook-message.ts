import type { WebhookForm } from "../accounts/webhook.ts"
import type { NoteCount } from "../mails/mail-content.ts"
import { dayAfter } from "../values/day.ts"

interface WebhookMessage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface WebhookContent extends NoteCount {
  readonly text: string
  readonly origin: URL
}

const feedbackUrl = (origin: URL): string => new URL("/feedback", origin).href

/** Messages differ in the count, the days, the server's own address and, as text, the owner's language alone. */
const messages: Readonly<Record<WebhookForm, (content: WebhookContent) => WebhookMessage>> = {
  json: ({ count, since, today, origin }) => ({
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      type: "notes.counted",
      data: { count, from: since, to: dayAfter(today, -1), url: feedbackUrl(origin) }
    })
  }),
  ntfy: ({ text, origin }) => ({
    headers: { "content-type": "text/plain; charset=utf-8", click: feedbackUrl(origin) },
    body: text
  })
}

export const webhookMessage = (form: WebhookForm, content: WebhookContent): WebhookMessage =>
  messages[form](content)
