import {
  canonicalAddressIn,
  defaultLanguage,
  type Language,
  languages
} from "#core/domain/languages/language.ts"
import { serverMessagesIn } from "../messages/server-messages.ts"
import { accentTag } from "./accent.ts"
import { escapeHtml, jsonBlock } from "./html.ts"
import type { MetaTags } from "./link-preview.ts"
import type { PageAssets } from "./page-assets.ts"
import { type PageSettings, settingsElementId } from "./page-settings.ts"

interface PageDocument {
  readonly language: Language
  readonly title: string
  readonly meta: MetaTags
  readonly body: string
  readonly isScripted: boolean
  readonly feedPath?: string
  /** Path of the same page at the canonical address; missing if search engines must not keep it. */
  readonly canonicalPath?: string
  /** Whether the page follows the theme stored in this browser. The visitor page reads no storage. */
  readonly isThemed?: boolean
}

const joinTags = (values: ReadonlyArray<string>, tag: (value: string) => string): string =>
  values.map(tag).join("")

/**
 * Low priority, because the page is readable and its form works without scripts: on a slow line, text and fonts come
 * first.
 */
const scriptsOf = (assets: PageAssets): string =>
  joinTags(assets.preloads, (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`) +
  `<script type="module" src="${assets.script}" fetchpriority="low"></script>`

/** For installing the app on a phone; a visitor page isn't installed. */
const appIcons =
  '<link rel="manifest" href="/assets/v1/site.webmanifest"><link rel="apple-touch-icon" href="/assets/v1/apple-touch-icon.png">'

const themeOf = ({ inline }: PageAssets): string =>
  inline === undefined ? '<script src="/assets/v2/theme.js"></script>' : `<script>${inline.theme}</script>`

const stylesOf = ({ inline, styles }: PageAssets): string =>
  inline === undefined
    ? joinTags(styles, (href) => `<link rel="stylesheet" href="${href}">`)
    : `<style>${inline.style}</style>`

const fontPreloadOf = (language: Language, { fonts }: PageAssets): string => {
  const font = fonts[language]
  return font === undefined
    ? ""
    : `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
}

/** Visitor pages keep their fonts when the language changes, so that no request tells of it. */
const bodyTagOf = (language: Language): string =>
  language === defaultLanguage ? "<body>" : `<body data-first-language="${language}">`

const canonicalTags = ({ canonicalOrigin }: PageSettings, path: string, own: Language): string => {
  if (canonicalOrigin === null) return ""
  const hrefIn = (language: Language): string =>
    escapeHtml(`${canonicalOrigin}${canonicalAddressIn(language, path)}`)
  return [
    `<link rel="canonical" href="${hrefIn(own)}">`,
    ...languages.map(
      (language) => `<link rel="alternate" hreflang="${language}" href="${hrefIn(language)}">`
    ),
    `<link rel="alternate" hreflang="x-default" href="${hrefIn(defaultLanguage)}">`
  ].join("")
}

const feedTag = ({ feedPath }: PageDocument): string =>
  feedPath === undefined
    ? ""
    : `<link rel="alternate" type="application/atom+xml" href="${escapeHtml(feedPath)}">`

/** Inlines only the build's own texts and the accent's style, because the CSP blocks anything else. */
export const documentOf = (page: PageDocument, assets: PageAssets, settings: PageSettings): string =>
  [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#1f1a15" media="(prefers-color-scheme: dark)">',
    page.isThemed === true ? themeOf(assets) : "",
    `<title>${escapeHtml(serverMessagesIn(page.language).everyPage.title({ page: page.title, name: settings.name }))}</title>`,
    ...page.meta.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`),
    '<link rel="icon" href="/assets/v1/favicon.svg" type="image/svg+xml">',
    page.isThemed === true ? appIcons : "",
    fontPreloadOf(page.language, assets),
    stylesOf(assets),
    accentTag(settings),
    feedTag(page),
    page.canonicalPath === undefined ? "" : canonicalTags(settings, page.canonicalPath, page.language),
    page.isScripted ? scriptsOf(assets) : "",
    `</head>${bodyTagOf(page.language)}`,
    page.body,
    page.isScripted ? jsonBlock(settingsElementId, settings) : "",
    "</body></html>"
  ].join("")
