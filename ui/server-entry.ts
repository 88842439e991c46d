import type { ReportPageModel } from "#core/contract/report-page.ts"
import type { SyndicatedNotes, VisitorPageModel } from "#core/contract/visitor-page.ts"
import { defaultLanguage, type Language, languages } from "#core/domain/languages/language.ts"
import { lazy } from "#core/domain/values/lazy.ts"
import { accentTag } from "./document/accent.ts"
import { renderFailure } from "./document/failure-page.ts"
import { escapeHtml, jsonBlock } from "./document/html.ts"
import type { PageAssets, RenderedAssets } from "./document/page-assets.ts"
import { defaultPageSettings, type PageSettings, settingsElementId } from "./document/page-settings.ts"
import { startFailed } from "./document/start-failed.ts"
import { renderNeedsScript, renderNotFound, renderOpenPage } from "./public-pages/render.tsx"
import { renderFeed } from "./visitor/feed.ts"
import {
  type RefusedNote,
  renderEmbeddedNotes,
  renderProfileNotFound,
  renderRefusedForm,
  renderReportPage,
  renderVisitorPage
} from "./visitor/render.tsx"

export interface ClientPages {
  readonly shell: () => string
  readonly rendered: RenderedAssets
  readonly inlineHashes?: { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> }
}

const titleOf = (name: string): string => `<title>${escapeHtml(name)}</title>`

/** The app's document as the build wrote it preloads the font of pages in English. */
const withFontOf = (language: Language, shell: string, { fonts }: PageAssets): string =>
  shell.replace(fonts[defaultLanguage] ?? "", fonts[language] ?? "")

const withNoscript = (shell: string, page: string): string =>
  shell.replace(/(?<=<noscript>).*(?=<\/noscript>)/s, () => page)

const withSettings = (shell: string, settings: PageSettings, language: Language): string =>
  shell
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(titleOf(defaultPageSettings.name), () => titleOf(settings.name))
    .replace("</head>", () => `${accentTag(settings)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${startFailed(language)}</div>`)
    .replace(jsonBlock(settingsElementId, {}), () => jsonBlock(settingsElementId, settings))

export const pagesOf = (
  { shell, rendered: { open, receipt, visitor }, inlineHashes }: ClientPages,
  settings: PageSettings = defaultPageSettings
) => {
  const inAll = (render: (language: Language) => string): ReadonlyMap<Language, () => string> =>
    new Map(languages.map((language) => [language, lazy(() => render(language))]))
  const profilesNotFound = inAll((language) => renderProfileNotFound(settings, visitor, language))
  const notFound = inAll((language) => renderNotFound(settings, open, language))
  const needsScript = inAll((language) => renderNeedsScript(settings, language))
  const shellIn = (language: Language): string =>
    withNoscript(withFontOf(language, shell(), open), needsScript.get(language)?.() ?? "")
  return {
    visitor: (model: VisitorPageModel, language: Language) =>
      renderVisitorPage(model, settings, visitor, language),
    refused: (refused: RefusedNote, language: Language) =>
      renderRefusedForm(refused, settings, visitor, language),
    report: (model: ReportPageModel, language: Language) =>
      renderReportPage(model, settings, visitor, language),
    feed: (notes: SyndicatedNotes, language: Language, origin: string) =>
      renderFeed(notes, { name: settings.name, origin: settings.origin ?? origin }, language),
    embedded: (notes: SyndicatedNotes, language: Language) =>
      renderEmbeddedNotes(notes, settings, visitor, language),
    profileNotFound: (_link: string, language: Language) => profilesNotFound.get(language)?.() ?? "",
    open: (url: URL, language: Language) => renderOpenPage(url, settings, { open, receipt }, language),
    failure: renderFailure,
    notFound: (language: Language) => notFound.get(language)?.() ?? "",
    ...(inlineHashes && { inlineHashes }),
    app: (language: Language) => withSettings(shellIn(language), settings, language)
  }
}
