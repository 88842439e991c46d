import { renderToString } from "react-dom/server"
import type { Language } from "#core/domain/languages/language.ts"
import { LanguageProvider } from "../components/language-provider.tsx"
import { documentOf } from "../document/document.ts"
import { linkPreview, type MetaTags } from "../document/link-preview.ts"
import type { PageAssets } from "../document/page-assets.ts"
import type { PageSettings } from "../document/page-settings.ts"
import { catalogueOf } from "../messages/server-messages.ts"
import { pageEntryOf } from "./page-table.tsx"
import { PublicPage } from "./public-page.tsx"
import { type PublicPageContext, pageLocationOf } from "./public-page-context.ts"

interface PublicDocument {
  readonly language: Language
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
      body: `<div id="root">${renderToString(
        <LanguageProvider initial={head.language} messages={catalogueOf(head.language)} query={place.query}>
          <PublicPage place={place} settings={settings} />
        </LanguageProvider>
      )}</div>`,
      isScripted: true,
      isThemed: true
    },
    assets,
    settings
  )

export const renderOpenPage = (
  url: URL,
  settings: PageSettings,
  assets: PageAssets,
  language: Language
): string => {
  const place = pageLocationOf(url, settings)
  const catalogue = catalogueOf(language)
  const { titleIn, descriptionIn } = pageEntryOf(place.pathname)
  const title = titleIn(catalogue)
  const meta = linkPreview(
    // Only the path, because the query may hold a secret.
    {
      title: catalogue.common.title({ page: title, name: settings.name }),
      description: descriptionIn?.(catalogue) ?? catalogue.landing.description,
      type: "website",
      path: url.pathname
    },
    settings
  )
  return renderDocument({ language, place, title, meta, canonicalPath: url.pathname }, settings, assets)
}

/** Sent with status 404. */
export const renderNotFound = (settings: PageSettings, assets: PageAssets, language: Language): string =>
  renderDocument(
    {
      language,
      place: { pathname: "", search: {}, query: "", origin: "", issuer: null, sendsMail: false },
      title: catalogueOf(language).common.notFoundTitle,
      meta: [["name", "robots", "noindex"]]
    },
    settings,
    assets
  )
