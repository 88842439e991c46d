import type { Pages } from "#adapters/http/site/pages.ts"
import { signInSearch } from "#ui/features/sign-in/sign-in-search.ts"

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const document = (body: string) => `<!doctype html><html lang="en"><body>${body}</body></html>`

/** Pages that show their whole model, so that tests see all that a real page could. */
export const testPages: Pages = {
  visitor: (model) => document(`<main>visitor ${escapeHtml(JSON.stringify(model))}</main>`),
  refused: ({ message, text }) => document(`<form>${escapeHtml(message)} ${escapeHtml(text)}</form>`),
  report: (model) => document(`<main>report ${escapeHtml(JSON.stringify(model))}</main>`),
  feed: (notes) => JSON.stringify(notes),
  embedded: (notes) => document(`<main>embedded ${escapeHtml(JSON.stringify(notes))}</main>`),
  profileNotFound: () => document("<h1>Profile Not Found</h1>"),
  open: ({ pathname, searchParams }) =>
    document(
      `<main>open ${escapeHtml(pathname)} ${escapeHtml(JSON.stringify(signInSearch(Object.fromEntries(searchParams))))}</main>`
    ),
  notFound: () => document("<h1>404 Page Not Found</h1>"),
  app: () => document(`<div id="app"></div>`)
}
