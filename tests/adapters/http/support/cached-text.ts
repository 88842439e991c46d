import type { CachedResponse } from "#adapters/http/cache/packed-link.ts"
import { bytesOf } from "#adapters/http/responses/byte-string.ts"

/** The text that a cached response sends; empty if there is none. */
export const cachedText = (found: Pick<CachedResponse, "body"> | undefined): string =>
  new TextDecoder().decode(bytesOf(found?.body ?? ""))
