import { calls } from "#core/contract/calls.ts"
import { showProblem } from "../components/toast-store.ts"
import { commonMessages } from "../messages/common.ts"
import { isUnauthorized } from "./api-client.ts"

const here = (): string => window.location.pathname + window.location.search

/** Where signing in starts; it comes back to this page, as it was asked for. */
export const loginUrl = (returnTo: string = here()): string =>
  returnTo === "/" ? calls.login.path : `${calls.login.path}?returnTo=${encodeURIComponent(returnTo)}`

const redirectDelay = 500

export const logInAgain = (delay: number): void => {
  setTimeout(() => window.location.assign(loginUrl()), delay)
}

/** A 401 means that the session is lost: says so and signs in again (spec section 8). */
export const leaveIfLoggedOut = (error: unknown): boolean => {
  if (!isUnauthorized(error)) return false
  showProblem(commonMessages.unauthorized, commonMessages.loggingIn)
  logInAgain(redirectDelay)
  return true
}
