import { Option } from "effect"
import type { Pages } from "#adapters/http/pages.ts"
import { renderProfileNotFound, renderVisitorPage } from "#ui/server-entry.ts"
import type { ClientBuild } from "./client-build.ts"
import { rememberingPages } from "./remembered-pages.ts"

const place = (name: string, content: string): string => `<meta name="${name}" content="${content}" />`

const telling = (shell: string, name: string, content: Option.Option<string>): string =>
  Option.match(content, {
    onNone: () => shell,
    onSome: (told) => shell.replace(place(name, ""), place(name, told))
  })

/**
 * The UI's pages for the HTTP adapter. The shell tells the app the public address, or else it goes by the address it
 * was opened at; and the host of the issuer, or else owners have passwords.
 */
export const pagesOf = (
  { shell, visitor }: Pick<ClientBuild, "shell" | "visitor">,
  publicUrl: Option.Option<URL>,
  issuer: Option.Option<string> = Option.none()
): Pages => {
  const origin = Option.map(publicUrl, (url) => url.origin)
  return {
    visitor: rememberingPages((model) => renderVisitorPage(model, visitor)),
    profileNotFound: () => renderProfileNotFound(visitor),
    app: () => telling(telling(shell(), "public-url", origin), "issuer", issuer)
  }
}
