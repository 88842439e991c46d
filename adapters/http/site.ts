import type { Effect } from "effect"
import type { Limits } from "./limits/limits.ts"
import type { Pages } from "./pages.ts"

/** A file of the UI's build, with its own Content-Type and Cache-Control. */
export type Assets = (path: string, request: Request) => Response | undefined | Promise<Response | undefined>

/** What the composition root knows of this server. */
export interface Site {
  readonly publicUrl: URL
  readonly version: string
  readonly storeName: string
  /** The guard's name and how it does. */
  readonly guard: Effect.Effect<string>
  readonly pages: Pages
  readonly limits: Limits
  readonly assets?: Assets
}

export const isHttps = (site: Site): boolean => site.publicUrl.protocol === "https:"
