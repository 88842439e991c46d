import { Clock, Effect } from "effect"
import { ownPath } from "#core/domain/pages/own-path.ts"
import type { SignInChecks } from "#core/ports/identity-provider.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { Secrets } from "#core/ports/secrets.ts"
import { signInMinutes } from "../limits/issuer-limits.ts"
import type { Site } from "../site/site.ts"
import { safeReturnTo } from "./return-to.ts"
import { signInCookie } from "./session-cookie.ts"

/** A sign-in between our server and the issuer. */
export interface SignInUnderWay {
  readonly checks: SignInChecks
  /** A path of ours. */
  readonly returnTo: string
}

/**
 * All secrets of a sign-in are fingerprints of what its browser keeps: so no server stores it, each can finish it, and
 * whoever alters what is kept has another state than the issuer sends back.
 */
const checksOf = Effect.fnUntraced(function* (kept: string) {
  const { fingerprint } = yield* Sealer
  return {
    state: yield* fingerprint("sign-in state", kept),
    nonce: yield* fingerprint("sign-in nonce", kept),
    verifier: yield* fingerprint("sign-in verifier", kept)
  } satisfies SignInChecks
})

/** A new sign-in, and what its browser keeps: until when (epoch seconds), a secret, and where to go afterwards. */
export const newSignIn = Effect.fnUntraced(function* (url: URL) {
  const returnTo = safeReturnTo(url) ?? "/"
  const until = Math.floor((yield* Clock.currentTimeMillis) / 1000) + signInMinutes * 60
  const kept = `${until}.${yield* (yield* Secrets).token}.${encodeURIComponent(returnTo)}`
  return { kept, returnTo, checks: yield* checksOf(kept) }
})

const keptShape = /^(\d{1,12})\.[\w-]+\.([\w.!~*'()%-]+)$/

/** The sign-in that this browser began with this state, unless it took too long. */
export const signInOf = Effect.fnUntraced(function* (request: Request, site: Site, state: string) {
  const kept = signInCookie(request, site, state) ?? ""
  const [, until = "0", returnTo = ""] = keptShape.exec(kept) ?? []
  if (Number(until) * 1000 <= (yield* Clock.currentTimeMillis)) return undefined
  const checks = yield* checksOf(kept)
  // Only this server can have made it, then: what it says can be read; perhaps a version of it that checked less.
  if (checks.state !== state) return undefined
  return { checks, returnTo: ownPath(decodeURIComponent(returnTo)) ?? "/" } satisfies SignInUnderWay
})
