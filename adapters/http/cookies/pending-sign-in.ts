import { Clock, Effect } from "effect"
import { isLanguage, type Language } from "#core/domain/languages/language.ts"
import { ownPath } from "#core/domain/pages/own-path.ts"
import type { SignInChecks } from "#core/ports/identity-provider.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { Secrets } from "#core/ports/secrets.ts"
import { signInMinutes } from "../limits/issuer-limits.ts"
import type { Site } from "../site/site.ts"
import { signInCookie } from "./session-cookie.ts"

export interface PendingSignIn {
  readonly checks: SignInChecks
  readonly returnTo: string
  readonly invitation: string | null
  readonly language: Language | null
}

/**
 * Derives all secrets of a sign-in from the browser's cookie. No server has to store it, any replica can finish it,
 * and an altered cookie no longer yields the state that the issuer returns.
 */
const checksOf = Effect.fnUntraced(function* (cookieValue: string) {
  const { fingerprint } = yield* Sealer
  return {
    state: yield* fingerprint("sign-in state", cookieValue),
    nonce: yield* fingerprint("sign-in nonce", cookieValue),
    verifier: yield* fingerprint("sign-in verifier", cookieValue)
  } satisfies SignInChecks
})

/**
 * The cookie's content: expiry in epoch seconds, a secret, perhaps a language, the path to return to, and the id of an
 * invitation. So the invitation stays in the browser until an account spends it.
 */
export const newSignIn = Effect.fnUntraced(function* ({
  returnTo,
  invitation,
  language
}: Omit<PendingSignIn, "checks">) {
  const until = Math.floor((yield* Clock.currentTimeMillis) / 1000) + signInMinutes * 60
  const invited = invitation === null ? "" : `:${invitation}`
  const spoken = language === null ? "" : `${language}.`
  const cookieValue = `${until}.${yield* (yield* Secrets).token}.${spoken}${encodeURIComponent(returnTo)}${invited}`
  return { cookieValue, checks: yield* checksOf(cookieValue) }
})

const signInCookiePattern = /^(\d{1,12})\.[\w-]+\.(?:([a-z]{2})\.)?(%2F[\w.!~*'()%-]*)(?::([\w-]+))?$/

/** Undefined if this browser did not begin the sign-in, or it has expired. */
export const signInOf = Effect.fnUntraced(function* (request: Request, site: Site, state: string) {
  const cookieValue = signInCookie(request, site, state) ?? ""
  const [, until = "0", language, returnTo = "", invitation = null] =
    signInCookiePattern.exec(cookieValue) ?? []
  if (Number(until) * 1000 <= (yield* Clock.currentTimeMillis)) return undefined
  const checks = yield* checksOf(cookieValue)
  // A matching state proves that this server made the cookie. Its path is still checked again, since an older version
  // may have been less strict.
  if (checks.state !== state) return undefined
  const path = ownPath(decodeURIComponent(returnTo))
  const pending: PendingSignIn = {
    checks,
    returnTo: path ?? "/",
    invitation,
    language: isLanguage(language) ? language : null
  }
  return pending
})
