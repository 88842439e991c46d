import { Option } from "effect"
import type { Pages } from "#adapters/http/pages.ts"
import { renderProfileNotFound, renderVisitorPage } from "#ui/server-entry.ts"
import type { ClientBuild } from "./client-build.ts"
import { rememberingPages } from "./remembered-pages.ts"

const emptyPlace = '<meta name="public-url" content="" />'

/** Tells the app the public address, if one is set; else it goes by the address it was opened at. */
const naming = (shell: string, publicUrl: Option.Option<URL>): string =>
  Option.match(publicUrl, {
    onNone: () => shell,
    onSome: ({ origin }) => shell.replace(emptyPlace, `<meta name="public-url" content="${origin}" />`)
  })

/** The UI's pages for the HTTP adapter. */
export const pagesOf = (
  { shell, visitor }: Pick<ClientBuild, "shell" | "visitor">,
  publicUrl: Option.Option<URL>
): Pages => ({
  visitor: rememberingPages((model) => renderVisitorPage(model, visitor)),
  profileNotFound: () => renderProfileNotFound(visitor),
  app: () => naming(shell(), publicUrl)
})
