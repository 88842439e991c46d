import { renderToString } from "react-dom/server"
import type { OperatorAddresses } from "../components/operator-links.ts"
import { documentOf } from "../document/document.ts"
import { linkPreview, type MetaTags } from "../document/link-preview.ts"
import type { PageAssets } from "../document/page-assets.ts"
import { commonMessages } from "../messages/common.ts"
import { landingMessages } from "../messages/landing.ts"
import { pageEntryOf } from "./page-table.tsx"
import { PublicPage } from "./public-page.tsx"
import { type PublicPageContext, pageLocationOf } from "./public-page-context.ts"

interface PublicPageSettings extends OperatorAddresses {
  /** Null if the operator set none. The page then doesn't depend on the requested host. */
  readonly publicUrl: string | null
  readonly issuer: string | null
  readonly sendsMail: boolean
}

const addressesMeta = ({ contact, source }: OperatorAddresses): MetaTags => [
  ["name", "contact", contact ?? ""],
  ["name", "source-url", source ?? ""]
]

const renderDocument = (
  place: PublicPageContext,
  title: string,
  meta: MetaTags,
  assets: PageAssets
): string =>
  documentOf(
    {
      title: commonMessages.title(title),
      meta,
      body: `<div id="root">${renderToString(<PublicPage place={place} />)}</div>`,
      isScripted: true,
      isThemed: true
    },
    assets
  )

export const renderOpenPage = (
  url: URL,
  { publicUrl, ...told }: PublicPageSettings,
  assets: PageAssets
): string => {
  const place = pageLocationOf(url, { origin: publicUrl ?? "", ...told })
  const { title, description = landingMessages.description } = pageEntryOf(place.pathname)
  return renderDocument(
    place,
    title,
    [
      // Only the path, because the query may hold a secret.
      ...linkPreview({
        title: commonMessages.title(title),
        description,
        type: "website",
        origin: place.origin,
        path: url.pathname
      }),
      ["name", "public-url", publicUrl ?? ""],
      ["name", "issuer", told.issuer ?? ""],
      ["name", "mail", told.sendsMail ? "on" : ""],
      ...addressesMeta(told)
    ],
    assets
  )
}

/** Sent with status 404. */
export const renderNotFound = (assets: PageAssets, addresses: OperatorAddresses): string =>
  renderDocument(
    { pathname: "", search: {}, origin: "", issuer: null, sendsMail: false, ...addresses },
    commonMessages.notFoundTitle,
    [["name", "robots", "noindex"], ...addressesMeta(addresses)],
    assets
  )
