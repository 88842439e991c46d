import type { Pages } from "#adapters/http/pages.ts"
import { renderProfileNotFound, renderVisitorPage } from "#ui/server-entry.ts"
import type { ClientBuild } from "./client-build.ts"
import { rememberingPages } from "./remembered-pages.ts"

/** The UI's pages for the HTTP adapter. */
export const pagesOf = ({ shell, visitor }: ClientBuild): Pages => ({
  visitor: rememberingPages((model) => renderVisitorPage(model, visitor)),
  profileNotFound: () => renderProfileNotFound(visitor),
  app: shell
})
