import type { OperatorAddresses } from "../components/operator-links.ts"
import { type SignInSearch, signInSearch } from "../features/sign-in/sign-in-search.ts"

/** The requested page and the installation's settings, equal on server and client so that hydration matches. */
export interface PublicPageContext extends OperatorAddresses {
  readonly pathname: string
  readonly search: SignInSearch
  /** Public origin; "" if unknown, then the browser's origin is used. */
  readonly origin: string
  /** Host where owners sign in; null if they have passwords. */
  readonly issuer: string | null
  readonly sendsMail: boolean
}

/** Base path, since the build may be served from a folder; pages don't know about it. */
const buildFolder = import.meta.env.BASE_URL.slice(0, -1)

const withoutFolder = (pathname: string): string =>
  pathname.startsWith(`${buildFolder}/`) ? pathname.slice(buildFolder.length) : pathname

export const pageLocationOf = (
  { pathname, search }: URL,
  told: Omit<PublicPageContext, "pathname" | "search">
): PublicPageContext => ({
  pathname: withoutFolder(pathname),
  search: signInSearch(Object.fromEntries(new URLSearchParams(search))),
  ...told
})
