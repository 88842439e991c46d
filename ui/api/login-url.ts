import { calls } from "#core/contract/calls.ts"

/** Address that starts the sign-in and then returns to `returnTo`. */
export const loginUrl = (returnTo: string): string =>
  returnTo === "/" ? calls.login.path : `${calls.login.path}?returnTo=${encodeURIComponent(returnTo)}`

/** Address that leads straight to the identity provider, also where people may sign in with passwords, too. */
export const issuerUrl = (returnTo: string): string =>
  `${calls.login.path}?${new URLSearchParams({ issuer: "", ...(returnTo === "/" ? {} : { returnTo }) })}`

/** Address that starts the sign-up for somebody without an account. */
export const startUrl = (returnTo: string): string =>
  `${calls.login.path}?${new URLSearchParams({ new: "", ...(returnTo === "/" ? {} : { returnTo }) })}`
