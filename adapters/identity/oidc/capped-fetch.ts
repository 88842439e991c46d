import type { CustomFetch } from "openid-client"
import { readAtMost } from "./read-at-most.ts"

/** Bytes; metadata, keys and tokens take a few thousand. */
const maxIssuerResponseBytes = 1_048_576

/** Limits the body's size. The library's timeout covers reading the body, too, and it follows no redirects. */
export const cappedFetch: CustomFetch = async (url, { body = null, ...options }) => {
  const sent = body instanceof Uint8Array ? Uint8Array.from(body) : body
  const { status, headers, body: answered } = await fetch(url, { ...options, body: sent })
  const bytes = answered === null ? null : await readAtMost(answered, maxIssuerResponseBytes)
  return new Response(bytes, { status, headers })
}
