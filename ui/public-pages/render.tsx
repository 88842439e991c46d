import { renderToString } from "react-dom/server"
import { documentOf } from "../document/document.ts"
import { linkPreview, type MetaTags } from "../document/link-preview.ts"
import type { PageAssets } from "../document/page-assets.ts"
import type { PageSettings } from "../document/page-settings.ts"
import { commonMessages } from "../messages/common.ts"
import { landingMessages } from "../messages/landing.ts"
import { pageEntryOf } from "./page-table.tsx"
import { PublicPage } from "./public-page.tsx"
import { type PublicPageContext, pageLocationOf } from "./public-page-context.ts"

interface PublicDocument {
  readonly place: PublicPageContext
  readonly title: string
  readonly meta: MetaTags
  readonly canonicalPath?: string
}

const renderDocument = (
  { place, ...head }: PublicDocument,
  settings: PageSettings,
  assets: PageAssets
): string =>
  documentOf(
    {
      ...head,
      body: `<div id="root">${renderToString(<PublicPage place={place} settings={settings} />)}</div>`,
      isScripted: true,
      isThemed: true
    },
    assets,
    settings
  )

export const renderOpenPage = (url: URL, settings: PageSettings, assets: PageAssets): string => {
  const place = pageLocationOf(url, settings)
  const { title, description = landingMessages.description } = pageEntryOf(place.pathname)
  const meta = linkPreview(
    // Only the path, because the query may hold a secret.
    {
      title: commonMessages.title(title, settings.name),
      description,
      type: "website",
      path: url.pathname
    },
    settings
  )
  return renderDocument({ place, title, meta, canonicalPath: url.pathname }, settings, assets)
}

/** Sent with status 404. */
export const renderNotFound = (settings: PageSettings, assets: PageAssets): string =>
  renderDocument(
    {
      place: { pathname: "", search: {}, origin: "", issuer: null, sendsMail: false },
      title: commonMessages.notFoundTitle,
      meta: [["name", "robots", "noindex"]]
    },
    settings,
    assets
  )
