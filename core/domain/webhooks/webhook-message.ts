import type { WebhookForm } from "../accounts/webhook.ts"
import { type DigestInput, digestLine } from "../mails/mail-texts.ts"
import { dayAfter } from "../values/day.ts"

interface WebhookMessage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const feedbackUrl = (origin: URL): string => new URL("/feedback", origin).href

/** Messages differ in the count, the days and the server's own address alone. */
const messages: Readonly<Record<WebhookForm, (digest: DigestInput) => WebhookMessage>> = {
  json: ({ count, since, today, origin }) => ({
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      type: "notes.counted",
      data: { count, from: since, to: dayAfter(today, -1), url: feedbackUrl(origin) }
    })
  }),
  ntfy: (digest) => ({
    headers: { "content-type": "text/plain; charset=utf-8", click: feedbackUrl(digest.origin) },
    body: digestLine(digest)
  })
}

export const webhookMessage = (form: WebhookForm, digest: DigestInput): WebhookMessage =>
  messages[form](digest)
