import type { OperatorAddresses } from "../components/operator-links.ts"
import { type SignInSearch, signInSearch } from "../features/sign-in/sign-in-search.ts"

/** Which page is asked for, and what it says of this installation: the same on the server and in the browser. */
export interface Place extends OperatorAddresses {
  readonly pathname: string
  readonly search: SignInSearch
  /** Where this installation is found; empty: where it was opened. */
  readonly origin: string
  /** The host where owners sign in; null: they have passwords. */
  readonly issuer: string | null
  readonly sendsMail: boolean
}

/** The build may be served from a folder, of which its pages know nothing. */
const folder = import.meta.env.BASE_URL.slice(0, -1)

const withoutFolder = (pathname: string): string =>
  pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname

export const placeOf = ({ pathname, search }: URL, told: Omit<Place, "pathname" | "search">): Place => ({
  pathname: withoutFolder(pathname),
  search: signInSearch(Object.fromEntries(new URLSearchParams(search))),
  ...told
})
