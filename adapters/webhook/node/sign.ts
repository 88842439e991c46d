import { createHmac } from "node:crypto"
import type { WebhookRequest } from "#core/ports/webhook-sender.ts"

/** Headers of the Standard Webhooks specification; `at` in seconds since 1970. */
export const signatureHeaders = ({ id, secret, body }: WebhookRequest, at: number) => {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64")
  const signature = createHmac("sha256", key).update(`${id}.${at}.${body}`).digest("base64")
  return { "webhook-id": id, "webhook-timestamp": `${at}`, "webhook-signature": `v1,${signature}` }
}
