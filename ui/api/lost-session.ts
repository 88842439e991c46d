import { showProblem } from "../components/toast-store.ts"
import { commonMessages } from "../messages/common.ts"
import { isUnauthorized, userMessageOf } from "./api-client.ts"
import { loginUrl } from "./login-url.ts"

/** This page, as it was asked for. */
const here = (): string => window.location.pathname + window.location.search

const redirectDelay = 500

export const logInAgain = (delay: number): void => {
  setTimeout(() => window.location.assign(loginUrl(here())), delay)
}

/** A 401 means that the session is lost: says so and signs in again (spec section 8). */
export const leaveIfLoggedOut = (error: unknown): boolean => {
  if (!isUnauthorized(error)) return false
  showProblem(commonMessages.unauthorized, commonMessages.loggingIn)
  logInAgain(redirectDelay)
  return true
}

/** For what an owner asked for and did not get: says why, unless it is the session that is lost. */
export const sayWhyNot =
  (title: string) =>
  (error: unknown): void => {
    if (!leaveIfLoggedOut(error)) showProblem(title, userMessageOf(error, commonMessages.connectionErrorHint))
  }
