import type { Effect } from "effect"
import type { Language } from "#core/domain/languages/language.ts"

export type FetchDestination = "document" | "font" | "image" | "manifest" | "script" | "style"

export interface BrowserRequest {
  readonly path: string
  readonly destination: FetchDestination
  readonly language: Language
  /** Maximum bytes of the body, compressed or not. */
  readonly maxBytes: number
}

export interface BrowserResponse {
  readonly status: number
  /** Keys are lower-case names; several headers of one name are joined. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: Uint8Array
}

export interface SiteBrowser {
  /** Follows no redirect. Rejects with a message for people. */
  readonly request: (request: BrowserRequest) => Promise<BrowserResponse>
  readonly close: () => void
}

export interface Comparison extends BrowserRequest {
  /** May need the data in the response that was received. Fails with a problem, in words. */
  readonly expected: (found: BrowserResponse) => Effect.Effect<Response, string>
}
