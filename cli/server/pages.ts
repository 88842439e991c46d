import { Option } from "effect"
import type { Pages } from "#adapters/http/site/pages.ts"
import type { HelpNotes } from "#core/domain/feedback/help-note.ts"
import {
  renderNotFound,
  renderOpenPage,
  renderProfileNotFound,
  renderRefusedForm,
  renderVisitorPage
} from "#ui/server-entry.ts"
import type { ClientBuild } from "./client-build.ts"

const place = (name: string, content: string): string => `<meta name="${name}" content="${content}" />`

const telling = (shell: string, name: string, content: Option.Option<string>): string =>
  Option.match(content, {
    onNone: () => shell,
    onSome: (told) => shell.replace(place(name, ""), place(name, told))
  })

/** What pages tell of how this server is run. */
interface Told {
  readonly issuer?: Option.Option<string>
  readonly sendsMail?: boolean
  /** How people reach whoever runs this server. */
  readonly contact?: Option.Option<string>
  readonly readBy?: string | undefined
  readonly helpNotes?: HelpNotes
}

/**
 * The UI's pages for the HTTP adapter. The shell tells the app the public address, or else it goes by the address it
 * was opened at; and the host of the issuer, or else owners have passwords. The visitor page tells which service elsewhere
 * reads texts, where to find help, and whether the issuer knows who the owner is.
 */
export const pagesOf = (
  { shell, drawn: { open, visitor } }: Pick<ClientBuild, "shell" | "drawn">,
  publicUrl: Option.Option<URL>,
  { issuer = Option.none(), sendsMail = false, contact = Option.none(), readBy, helpNotes }: Told = {}
): Pages => {
  const origin = Option.map(publicUrl, (url) => url.origin)
  const isOwnerChecked = Option.isSome(issuer)
  // The same for every link, so it is drawn once.
  const profileNotFound = renderProfileNotFound(visitor)
  const notFound = renderNotFound(open)
  const told = {
    publicUrl: Option.getOrNull(origin),
    issuer: Option.getOrNull(issuer),
    sendsMail,
    contact: Option.getOrNull(contact)
  }
  return {
    visitor: (model) => renderVisitorPage({ ...model, readBy, helpNotes, isOwnerChecked }, visitor),
    refused: (refused) => renderRefusedForm(refused, visitor),
    profileNotFound: () => profileNotFound,
    open: (url) => renderOpenPage(url, told, open),
    notFound: () => notFound,
    app: () => telling(telling(shell(), "public-url", origin), "issuer", issuer)
  }
}
