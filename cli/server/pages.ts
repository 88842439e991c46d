import { Option } from "effect"
import type { Pages } from "#adapters/http/site/pages.ts"
import type { HelpNotes } from "#core/domain/feedback/help-note.ts"
import { escapeHtml } from "#ui/document/html.ts"
import {
  renderNotFound,
  renderOpenPage,
  renderProfileNotFound,
  renderRefusedForm,
  renderVisitorPage
} from "#ui/server-entry.ts"
import type { ClientBuild } from "./client-build.ts"

const metaTag = (name: string, content: string): string => `<meta name="${name}" content="${content}" />`

const withMeta = (shell: string, name: string, content: Option.Option<string>): string =>
  Option.match(content, {
    onNone: () => shell,
    onSome: (told) => shell.replace(metaTag(name, ""), () => metaTag(name, escapeHtml(told)))
  })

interface ServerPageSettings {
  readonly issuer?: Option.Option<string>
  readonly sendsMail?: boolean
  readonly isSignUpOpen?: boolean
  readonly contact?: Option.Option<string>
  readonly sourceUrl?: Option.Option<string>
  readonly readBy?: string | undefined
  readonly helpNotes?: HelpNotes
}

/**
 * The UI's pages for the HTTP adapter. Without `publicUrl` the app uses the address it was opened at; without an
 * issuer owners have passwords. Visitor pages name the service that reads texts, and help for people in distress.
 */
export const pagesOf = (
  { shell, drawn: { open, visitor }, inlineHashes }: Omit<ClientBuild, "folder">,
  publicUrl: Option.Option<URL>,
  {
    issuer = Option.none(),
    sendsMail = false,
    isSignUpOpen = true,
    contact = Option.none(),
    sourceUrl = Option.none(),
    readBy,
    helpNotes
  }: ServerPageSettings = {}
): Pages => {
  const origin = Option.map(publicUrl, (url) => url.origin)
  const isOwnerChecked = Option.isSome(issuer) || !isSignUpOpen
  const links = { contact: Option.getOrNull(contact), source: Option.getOrNull(sourceUrl) }
  const told = {
    publicUrl: Option.getOrNull(origin),
    issuer: Option.getOrNull(issuer),
    sendsMail,
    ...links
  }
  const shellTold = [
    ["public-url", origin],
    ["issuer", issuer],
    ["contact", contact],
    ["source-url", sourceUrl]
  ] as const
  const profileNotFound = renderProfileNotFound(visitor, links)
  const notFound = renderNotFound(open, links)
  return {
    visitor: (model) => renderVisitorPage({ ...model, readBy, helpNotes, isOwnerChecked, links }, visitor),
    refused: (refused) => renderRefusedForm(refused, visitor),
    profileNotFound: () => profileNotFound,
    open: (url) => renderOpenPage(url, told, open),
    notFound: () => notFound,
    ...(inlineHashes && { inlineHashes }),
    app: () => shellTold.reduce((page, [name, content]) => withMeta(page, name, content), shell())
  }
}
