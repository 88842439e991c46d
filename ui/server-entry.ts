import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import type { HelpNotes } from "#core/domain/feedback/help-note.ts"
import { escapeHtml } from "./document/html.ts"
import type { RenderedAssets } from "./document/page-assets.ts"
import { renderNotFound, renderOpenPage } from "./public-pages/render.tsx"
import { renderProfileNotFound, renderRefusedForm, renderVisitorPage } from "./visitor/render.tsx"

const metaTag = (name: string, content: string): string => `<meta name="${name}" content="${content}" />`

const withMeta = (shell: string, name: string, content: string | null): string =>
  content === null ? shell : shell.replace(metaTag(name, ""), () => metaTag(name, escapeHtml(content)))

export interface ClientPages {
  readonly shell: () => string
  readonly drawn: RenderedAssets
  readonly inlineHashes?: { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> }
}

interface ServerPageSettings {
  readonly publicUrl?: URL | null
  readonly issuer?: string | null
  readonly sendsMail?: boolean
  readonly isSignUpOpen?: boolean
  readonly contact?: string | null
  readonly sourceUrl?: string | null
  readonly readBy?: string | undefined
  readonly helpNotes?: HelpNotes
}

/**
 * Renders the pages of a server to HTML, without loading CSS. Without `publicUrl` the app uses the address it was
 * opened at; without an issuer owners have passwords. Visitor pages name the service that reads texts, and help for
 * people in distress.
 */
export const pagesOf = (
  { shell, drawn: { open, visitor }, inlineHashes }: ClientPages,
  {
    publicUrl = null,
    issuer = null,
    sendsMail = false,
    isSignUpOpen = true,
    contact = null,
    sourceUrl = null,
    readBy,
    helpNotes
  }: ServerPageSettings = {}
) => {
  const origin = publicUrl?.origin ?? null
  const isOwnerChecked = issuer !== null || !isSignUpOpen
  const links = { contact, source: sourceUrl }
  const told = { publicUrl: origin, issuer, sendsMail, ...links }
  const shellTold = [
    ["public-url", origin],
    ["issuer", issuer],
    ["contact", contact],
    ["source-url", sourceUrl]
  ] as const
  const profileNotFound = renderProfileNotFound(visitor, links)
  const notFound = renderNotFound(open, links)
  return {
    visitor: (model: VisitorPageModel) =>
      renderVisitorPage({ ...model, readBy, helpNotes, isOwnerChecked, links }, visitor),
    refused: (refused: { readonly message: string; readonly text: string }) =>
      renderRefusedForm(refused, visitor),
    profileNotFound: () => profileNotFound,
    open: (url: URL) => renderOpenPage(url, told, open),
    notFound: () => notFound,
    ...(inlineHashes && { inlineHashes }),
    app: () => shellTold.reduce((page, [name, content]) => withMeta(page, name, content), shell())
  }
}
