import type { PublicHost } from "#core/domain/hosts/public-host.ts"
import { makeLinkCache } from "../cache/link-cache.ts"
import { makePublicPages } from "../cache/public-page-cache.ts"
import type { RenderedPreview } from "../cache/rendered-preview.ts"
import { makeResponseCache } from "../cache/response-cache.ts"
import type { HttpLimits } from "../limits/limits.ts"
import type { Pages } from "./pages.ts"
import type { Assets, Site } from "./site.ts"

export interface SitesOptions {
  readonly hosts: readonly [PublicHost, ...ReadonlyArray<PublicHost>]
  readonly pagesAt: (host: PublicHost) => Pages
  readonly contactAt: (host: PublicHost) => string | null
  readonly limits: HttpLimits
  readonly assets?: Assets
}

const maxCacheBytes = 16_000_000

const maxPreviewCacheBytes = 32_000_000

const originOf = ({ url }: PublicHost): string => url.origin

/** One site for each host, with caches of its own, because pages contain the host's address. */
export const makeSites = ({
  hosts,
  pagesAt,
  contactAt,
  ...shared
}: SitesOptions): ReadonlyMap<PublicHost, Site> => {
  const previews = makeLinkCache<RenderedPreview>(maxPreviewCacheBytes)
  const siteAt = (host: PublicHost): Site => {
    const pages = pagesAt(host)
    return {
      ...shared,
      host,
      canonicalHost: hosts[0],
      otherOrigins: new Set(hosts.filter((other) => other !== host).map(originOf)),
      pages,
      contact: contactAt(host),
      cache: makeResponseCache(maxCacheBytes / hosts.length),
      previews,
      publicPages: makePublicPages(pages)
    }
  }
  return new Map(hosts.map((host) => [host, siteAt(host)]))
}
