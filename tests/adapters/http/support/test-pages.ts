import type { Pages } from "#adapters/http/site/pages.ts"
import type { Language } from "#core/domain/languages/language.ts"
import { signInSearch } from "#ui/features/sign-in/sign-in-search.ts"

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const document = (body: string, language: Language) =>
  `<!doctype html><html lang="${language}"><body>${body}</body></html>`

/** Pages that show their whole model, so that tests see all that a real page could. */
export const testPages: Pages = {
  visitor: (model, language) =>
    document(`<main>visitor ${escapeHtml(JSON.stringify(model))}</main>`, language),
  refused: ({ status, message, text }, language) =>
    document(`<form>${status} ${escapeHtml(message)} ${escapeHtml(text)}</form>`, language),
  report: (model, language) => document(`<main>report ${escapeHtml(JSON.stringify(model))}</main>`, language),
  feed: (notes, language) => JSON.stringify({ ...notes, language }),
  embedded: (notes, language) =>
    document(`<main>embedded ${escapeHtml(JSON.stringify(notes))}</main>`, language),
  profileNotFound: (_link, language) => document("<h1>Profile Not Found</h1>", language),
  open: ({ pathname, searchParams }, language) =>
    document(
      `<main>open ${escapeHtml(pathname)} ${escapeHtml(JSON.stringify(signInSearch(Object.fromEntries(searchParams))))}</main>`,
      language
    ),
  failure: (english, language) => document(`<p>${escapeHtml(english)}</p>`, language),
  notFound: (language) => document("<h1>404 Page Not Found</h1>", language),
  app: (language) => document(`<div id="app"></div>`, language)
}
