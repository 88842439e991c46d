import type { PublicPageCache } from "../cache/public-page-cache.ts"
import type { ResponseCache } from "../cache/response-cache.ts"
import type { HttpLimits } from "../limits/limits.ts"
import type { Pages } from "./pages.ts"

export type Assets = (path: string, request: Request) => Response | undefined | Promise<Response | undefined>

export interface SiteSettings {
  readonly publicUrl: URL
  readonly isOwnHost: (hostname: string) => boolean
  readonly pages: Pages
  /** How to reach the operator: an email address or the https address of a page. */
  readonly contact?: string | undefined
  readonly limits: HttpLimits
  readonly assets?: Assets
}

export interface Site extends SiteSettings {
  readonly cache: ResponseCache
  readonly openPages: PublicPageCache
}

export const isHttps = (site: SiteSettings): boolean => site.publicUrl.protocol === "https:"
