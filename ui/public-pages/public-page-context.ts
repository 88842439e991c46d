import type { PageSettings } from "../document/page-settings.ts"
import { type SignInSearch, signInSearch } from "../features/sign-in/sign-in-search.ts"

/** The requested page and the settings it reads, equal on server and client so that hydration matches. */
export interface PublicPageContext extends Pick<PageSettings, "issuer" | "sendsMail"> {
  readonly pathname: string
  readonly search: SignInSearch
  /** Public origin; "" if unknown, then the browser's origin is used. */
  readonly origin: string
}

/** Base path, since the build may be served from a folder; pages don't know about it. */
const buildFolder = import.meta.env.BASE_URL.slice(0, -1)

const withoutFolder = (pathname: string): string =>
  pathname.startsWith(`${buildFolder}/`) ? pathname.slice(buildFolder.length) : pathname

export const pageLocationOf = (
  { pathname, search }: URL,
  { origin, issuer, sendsMail }: PageSettings
): PublicPageContext => ({
  pathname: withoutFolder(pathname),
  search: signInSearch(Object.fromEntries(new URLSearchParams(search))),
  origin: origin ?? "",
  issuer,
  sendsMail
})
