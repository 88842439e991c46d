import type { KeptAnswers } from "../kept/kept-answers.ts"
import type { Limits } from "../limits/limits.ts"
import type { Pages } from "./pages.ts"

/** A file of the UI's build, with its own Content-Type and Cache-Control. */
export type Assets = (path: string, request: Request) => Response | undefined | Promise<Response | undefined>

/** What the composition root knows of this server. */
export interface Site {
  readonly publicUrl: URL
  /** Whether this server may be asked by this host name. */
  readonly isOwnHost: (hostname: string) => boolean
  readonly pages: Pages
  readonly limits: Limits
  readonly kept: KeptAnswers
  readonly assets?: Assets
}

export const isHttps = (site: Site): boolean => site.publicUrl.protocol === "https:"
