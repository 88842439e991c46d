import type { ReportPageModel } from "#core/contract/report-page.ts"
import type { SyndicatedNotes, VisitorPageModel } from "#core/contract/visitor-page.ts"
import { accentTag } from "./document/accent-tag.ts"
import { escapeHtml } from "./document/html.ts"
import type { RenderedAssets } from "./document/page-assets.ts"
import { defaultPageSettings, type PageSettings } from "./document/page-settings.ts"
import { settingsBlock } from "./document/settings-block.ts"
import { renderNotFound, renderOpenPage } from "./public-pages/render.tsx"
import { renderEmbeddedNotes } from "./visitor/embedded-notes.tsx"
import { renderFeed } from "./visitor/feed.ts"
import {
  type RefusedNote,
  renderProfileNotFound,
  renderRefusedForm,
  renderReportPage,
  renderVisitorPage
} from "./visitor/render.tsx"

export interface ClientPages {
  readonly shell: () => string
  readonly drawn: RenderedAssets
  readonly inlineHashes?: { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> }
}

const emptyBlock = '<script type="application/json" id="settings">{}</script>'

const titleOf = (name: string): string => `<title>${escapeHtml(name)}</title>`

const withSettings = (shell: string, settings: PageSettings): string =>
  shell
    .replace(titleOf(defaultPageSettings.name), () => titleOf(settings.name))
    .replace("</head>", () => `${accentTag(settings)}</head>`)
    .replace(emptyBlock, () => settingsBlock(settings))

/** Renders the pages of one of a server's addresses to HTML, without loading CSS. */
export const pagesOf = (
  { shell, drawn: { open, receipt, visitor }, inlineHashes }: ClientPages,
  settings: PageSettings = defaultPageSettings
) => {
  const profileNotFound = renderProfileNotFound(settings, visitor)
  const notFound = renderNotFound(settings, open)
  return {
    visitor: (model: VisitorPageModel) => renderVisitorPage(model, settings, visitor),
    refused: (refused: RefusedNote) => renderRefusedForm(refused, settings, visitor),
    report: (model: ReportPageModel) => renderReportPage(model, settings, visitor),
    feed: (notes: SyndicatedNotes) => renderFeed(notes, settings),
    embedded: (notes: SyndicatedNotes) => renderEmbeddedNotes(notes, settings, visitor),
    profileNotFound: () => profileNotFound,
    open: (url: URL) => renderOpenPage(url, settings, { open, receipt }),
    notFound: () => notFound,
    ...(inlineHashes && { inlineHashes }),
    app: () => withSettings(shell(), settings)
  }
}
