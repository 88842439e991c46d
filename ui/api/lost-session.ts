import {
  defaultLanguage,
  isLanguage,
  type Language,
  statedLanguage
} from "#core/domain/languages/language.ts"
import { showProblem, type ToastText } from "../components/toast-store.ts"
import { ApiError, isUnauthorized, userMessageOf } from "./api-client.ts"
import { loginUrl } from "./login-url.ts"
import { leaveFormerAccount } from "./other-account.ts"
import { isOtherAccount } from "./page-account.ts"

const currentAddress = (): string => window.location.pathname + window.location.search

/** English is left to the browser unless the address states it. */
const languageForSignIn = (): Language | null => {
  const { lang } = document.documentElement
  return isLanguage(lang) && lang !== defaultLanguage
    ? lang
    : statedLanguage(new URLSearchParams(window.location.search))
}

const redirectDelayMillis = 500

let pendingRedirect: ReturnType<typeof setTimeout> | undefined

/** Once, however many calls are refused meanwhile: a second navigation would end the first. */
export const logInAgain = (delay: number): void => {
  if (pendingRedirect !== undefined) return
  pendingRedirect = setTimeout(() => {
    pendingRedirect = undefined
    window.location.assign(loginUrl({ returnTo: currentAddress(), language: languageForSignIn() }))
  }, delay)
}

let isLeaving = false

/** For an owner whose sessions ended with the account: the last dialog stays, whatever is refused behind it. */
export const stayLoggedOut = (): void => {
  isLeaving = true
}

export const signInIfLoggedOut = (error: unknown): boolean => {
  if (!isUnauthorized(error)) return false
  if (isLeaving) return true
  if (isOtherAccount(error)) {
    leaveFormerAccount()
    return true
  }
  showProblem(
    ({ common }) => common.unauthorized,
    ({ common }) => common.loggingIn
  )
  logInAgain(redirectDelayMillis)
  return true
}

export const showFailure =
  (title: string) =>
  (error: unknown): void => {
    if (!signInIfLoggedOut(error))
      showProblem(title, ({ common, apiErrors }) =>
        userMessageOf(error, common.connectionErrorHint, apiErrors)
      )
  }

export const serverMessageOf = (error: unknown): ToastText | null =>
  error instanceof ApiError && error.userMessage
    ? ({ apiErrors }) => userMessageOf(error, "", apiErrors)
    : null
