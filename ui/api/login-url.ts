import { calls } from "#core/contract/calls.ts"

/** Where signing in starts; it comes back to this page, as it was asked for. */
export const loginUrl = (returnTo: string): string =>
  returnTo === "/" ? calls.login.path : `${calls.login.path}?returnTo=${encodeURIComponent(returnTo)}`

/** The same for somebody who has no account yet. */
export const startUrl = (returnTo: string): string =>
  `${calls.login.path}?${new URLSearchParams({ new: "", ...(returnTo === "/" ? {} : { returnTo }) })}`
