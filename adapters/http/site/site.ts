import type { PublicHost } from "#core/domain/hosts/public-host.ts"
import type { LinkCache } from "../cache/link-cache.ts"
import type { PublicPageCache } from "../cache/public-page-cache.ts"
import type { RenderedPreview } from "../cache/rendered-preview.ts"
import type { ResponseCache } from "../cache/response-cache.ts"
import type { HttpLimits } from "../limits/limits.ts"
import type { Pages } from "./pages.ts"

export type Assets = (path: string, request: Request) => Response | undefined | Promise<Response | undefined>

/** The server as seen from one of its hosts: the host decides addresses, cookies and headers. */
export interface Site {
  readonly host: PublicHost
  /** The first of the server's hosts, to which the identity provider returns. */
  readonly canonicalHost: PublicHost
  /** Origins of the server's other hosts; their pages may not write here. */
  readonly otherOrigins: ReadonlySet<string>
  readonly pages: Pages
  readonly contact: string | null
  readonly limits: HttpLimits
  readonly assets?: Assets
  readonly cache: ResponseCache
  readonly previews: LinkCache<RenderedPreview>
  readonly publicPages: PublicPageCache
}

export interface SiteRequest {
  readonly site: Site
  readonly request: Request
  readonly url: URL
}
