import type { ToWire } from "./answers/wire-answers.ts"
import type { rememberingHosts } from "./requests/own-host.ts"
import type { Site } from "./site/site.ts"

/** What it takes to answer before the router. */
export interface AtOnce {
  readonly site: Site
  readonly isOwn: ReturnType<typeof rememberingHosts>
  readonly toWire: ToWire
}
