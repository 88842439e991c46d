import { Effect } from "effect"
import { normaliseEmail } from "#core/accounts/email-rules.ts"
import { Sealer } from "#core/support/sealer.ts"
import { deviceMark } from "./session-cookie.ts"
import type { Site } from "./site.ts"

/** What a device keeps of having been signed in to an account: nobody can make it up, and it opens nothing. */
export const markOf = Effect.fnUntraced(function* (email: string) {
  return yield* (yield* Sealer).fingerprint("known device", normaliseEmail(email))
})

/**
 * Under which name attempts to sign in are counted. A device that knows the account is counted apart, so that
 * somebody else's guessing does not slow the owner down (ASVS V6.3.1).
 */
export const accountTried = Effect.fnUntraced(function* (email: string, request: Request, site: Site) {
  const mark = yield* markOf(email)
  return deviceMark(request, site) === mark ? `${mark} known` : mark
})
