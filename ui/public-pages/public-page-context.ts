import { publicPageParameters } from "#core/domain/pages/pages.ts"
import { buildFolder } from "../document/build-folder.ts"
import type { PageSettings } from "../document/page-settings.ts"
import { type SignInSearch, signInSearch } from "../features/sign-in/sign-in-search.ts"

/** The requested page and the settings it reads, equal on server and client so that hydration matches. */
export interface PublicPageContext extends Pick<PageSettings, "issuer" | "sendsMail"> {
  readonly pathname: string
  readonly search: SignInSearch
  readonly query: string
  /** Public origin; "" if unknown, then the browser's origin is used. */
  readonly origin: string
}

const withoutFolder = (pathname: string): string =>
  pathname.startsWith(`${buildFolder}/`) ? pathname.slice(buildFolder.length) : pathname

const queryOf = (pathname: string, searchParams: URLSearchParams): string => {
  const names = publicPageParameters(pathname)
  return new URLSearchParams([...searchParams].filter(([name]) => names.includes(name))).toString()
}

export const publicPageContextOf = (
  { pathname, searchParams }: URL,
  { origin, issuer, sendsMail }: PageSettings
): PublicPageContext => ({
  pathname: withoutFolder(pathname),
  search: signInSearch(Object.fromEntries(searchParams)),
  query: queryOf(withoutFolder(pathname), searchParams),
  origin: origin ?? "",
  issuer,
  sendsMail
})
