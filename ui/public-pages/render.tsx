import { renderToString } from "react-dom/server"
import { documentOf } from "../document/document.ts"
import { linkPreview, type MetaTags } from "../document/link-preview.ts"
import type { PageAssets, RenderedAssets } from "../document/page-assets.ts"
import type { PageSettings } from "../document/page-settings.ts"
import { ReceiptPage } from "../features/receipt/receipt-page.tsx"
import { commonMessages } from "../messages/common.ts"
import { landingMessages } from "../messages/landing.ts"
import { receiptPageMessages } from "../messages/receipt-page.ts"
import { type PublicPageEntry, pageEntryOf, receiptPath } from "./page-table.tsx"
import { PublicPage } from "./public-page.tsx"
import { type PublicPageContext, pageLocationOf } from "./public-page-context.ts"

interface PublicDocument extends Pick<PublicPageEntry, "Page"> {
  readonly place: PublicPageContext
  readonly title: string
  readonly meta: MetaTags
  readonly canonicalPath?: string
}

const renderDocument = (
  { Page, place, ...head }: PublicDocument,
  settings: PageSettings,
  assets: PageAssets
): string =>
  documentOf(
    {
      ...head,
      body: `<div id="root">${renderToString(<PublicPage Page={Page} place={place} settings={settings} />)}</div>`,
      isScripted: true,
      isThemed: true
    },
    assets,
    settings
  )

const receiptEntry: PublicPageEntry = {
  title: receiptPageMessages.title,
  description: receiptPageMessages.lead,
  Page: ReceiptPage
}

export const renderOpenPage = (
  url: URL,
  settings: PageSettings,
  { open, receipt }: Pick<RenderedAssets, "open" | "receipt">
): string => {
  const place = pageLocationOf(url, settings)
  const isReceipt = place.pathname === receiptPath
  const entry = isReceipt ? receiptEntry : pageEntryOf(place.pathname)
  const { title, description = landingMessages.description, Page } = entry
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
  return renderDocument(
    { Page, place, title, meta, canonicalPath: url.pathname },
    settings,
    isReceipt ? receipt : open
  )
}

/** Sent with status 404. */
export const renderNotFound = (settings: PageSettings, assets: PageAssets): string =>
  renderDocument(
    {
      Page: pageEntryOf("").Page,
      place: { pathname: "", search: {}, origin: "", issuer: null, sendsMail: false },
      title: commonMessages.notFoundTitle,
      meta: [["name", "robots", "noindex"]]
    },
    settings,
    assets
  )
