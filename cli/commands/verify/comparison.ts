import type { Effect } from "effect"
import type { BrowserResponse, FetchDestination } from "./browser-request.ts"

export interface Comparison {
  readonly path: string
  readonly destination: FetchDestination
  readonly maxBytes: number
  /** May need the data in the response that was received. Fails with a problem, in words. */
  readonly expected: (found: BrowserResponse) => Effect.Effect<Response, string>
}
