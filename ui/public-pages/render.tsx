import { renderToString } from "react-dom/server"
import type { Language } from "#core/domain/languages/language.ts"
import { LanguageProvider } from "../components/language-provider.tsx"
import { SettingsContext } from "../components/settings-context.ts"
import { documentOf } from "../document/document.ts"
import { linkPreview, type MetaTags } from "../document/link-preview.ts"
import type { PageAssets, RenderedAssets } from "../document/page-assets.ts"
import type { PageSettings } from "../document/page-settings.ts"
import { ReceiptPage } from "../features/receipt/receipt-page.tsx"
import { serverMessagesIn } from "../messages/server-messages.ts"
import { NeedsScriptPage } from "../pages/needs-script-page.tsx"
import { type PublicPageEntry, pageEntryOf, receiptPath } from "./page-table.tsx"
import { PublicPage } from "./public-page.tsx"
import { type PublicPageContext, publicPageContextOf } from "./public-page-context.ts"

interface PublicDocument extends Pick<PublicPageEntry, "Page"> {
  readonly language: Language
  readonly context: PublicPageContext
  readonly title: string
  readonly meta: MetaTags
  readonly canonicalPath?: string
}

const renderDocument = (
  { Page, context, ...head }: PublicDocument,
  settings: PageSettings,
  assets: PageAssets
): string =>
  documentOf(
    {
      ...head,
      body: `<div id="root">${renderToString(
        <LanguageProvider
          initial={head.language}
          messages={serverMessagesIn(head.language)}
          query={context.query}
        >
          <PublicPage Page={Page} context={context} settings={settings} />
        </LanguageProvider>
      )}</div>`,
      isScripted: true,
      isThemed: true
    },
    assets,
    settings
  )

const receiptEntry: PublicPageEntry = {
  titleIn: ({ receiptPage }) => receiptPage.title,
  descriptionIn: ({ receiptPage }) => receiptPage.lead,
  Page: ReceiptPage
}

export const renderOpenPage = (
  url: URL,
  settings: PageSettings,
  { open, receipt }: Pick<RenderedAssets, "open" | "receipt">,
  language: Language
): string => {
  const context = publicPageContextOf(url, settings)
  const catalogue = serverMessagesIn(language)
  const isReceipt = context.pathname === receiptPath
  const { titleIn, descriptionIn, Page } = isReceipt ? receiptEntry : pageEntryOf(context.pathname)
  const title = titleIn(catalogue)
  const meta = linkPreview(
    // Only the path, because the query may hold a secret.
    {
      title: catalogue.everyPage.title({ page: title, name: settings.name }),
      description: descriptionIn?.(catalogue) ?? catalogue.landing.description,
      type: "website",
      path: url.pathname
    },
    settings
  )
  return renderDocument(
    { Page, language, context, title, meta, canonicalPath: url.pathname },
    settings,
    isReceipt ? receipt : open
  )
}

export const renderNotFound = (settings: PageSettings, assets: PageAssets, language: Language): string =>
  renderDocument(
    {
      Page: pageEntryOf("").Page,
      language,
      context: { pathname: "", search: {}, query: "", origin: "", issuer: null, sendsMail: false },
      title: serverMessagesIn(language).common.notFoundTitle,
      meta: [["name", "robots", "noindex"]]
    },
    settings,
    assets
  )

export const renderNeedsScript = (settings: PageSettings, language: Language): string =>
  renderToString(
    <LanguageProvider initial={language} messages={serverMessagesIn(language)}>
      <SettingsContext value={settings}>
        <NeedsScriptPage />
      </SettingsContext>
    </LanguageProvider>
  )
