import { renderToString } from "react-dom/server"
import type { OperatorAddresses } from "../components/operator-links.ts"
import { documentOf } from "../document/document.ts"
import { linkPreview, type MetaTags } from "../document/link-preview.ts"
import type { PageAssets } from "../document/page-assets.ts"
import { commonMessages } from "../messages/common.ts"
import { landingMessages } from "../messages/landing.ts"
import { signInMessages } from "../messages/sign-in.ts"
import { privacyText } from "../messages/static-privacy.ts"
import { securityText } from "../messages/static-security.ts"
import { termsText } from "../messages/static-terms.ts"
import { PublicPage } from "./public-page.tsx"
import { type PublicPageContext, pageLocationOf } from "./public-page-context.ts"

interface PublicPageSettings extends OperatorAddresses {
  /** Null if the operator set none. The page then doesn't depend on the requested host. */
  readonly publicUrl: string | null
  readonly issuer: string | null
  readonly sendsMail: boolean
}

const publicPageTitles: Readonly<Record<string, string>> = {
  "/": landingMessages.headline.join(" "),
  "/security": securityText.title,
  "/privacy": privacyText.title,
  "/terms": termsText.title,
  "/sign-in": signInMessages.signInTitle,
  "/sign-up": signInMessages.signUpTitle,
  "/forgot-password": signInMessages.forgotTitle,
  "/reset-password": signInMessages.resetTitle,
  "/confirm-email": signInMessages.confirmTitle,
  "/confirm-new-email": signInMessages.newEmailTitle
}

const addressesMeta = ({ contact, source }: OperatorAddresses): MetaTags => [
  ["name", "contact", contact ?? ""],
  ["name", "source-url", source ?? ""]
]

const publicPageDescriptions: Readonly<Record<string, string>> = {
  "/security": securityText.lead,
  "/privacy": privacyText.lead,
  "/terms": termsText.lead
}

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
  const title = publicPageTitles[url.pathname] ?? commonMessages.notFoundTitle
  return renderDocument(
    place,
    title,
    [
      // Only the path, because the query may hold a secret.
      ...linkPreview({
        title: commonMessages.title(title),
        description: publicPageDescriptions[url.pathname] ?? landingMessages.description,
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
