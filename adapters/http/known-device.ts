import { Effect } from "effect"
import { normaliseEmail } from "#core/accounts/email-rules.ts"
import { adminIdOf } from "#core/admin/admin-rules.ts"
import { Sealer } from "#core/support/sealer.ts"
import type { Tried } from "./limits/limits.ts"
import { adminDeviceMark, deviceMark } from "./session-cookie.ts"
import type { Site } from "./site.ts"

/** What a device keeps of having been signed in to an account: nobody can make it up, and it opens nothing. */
export const markOf = Effect.fnUntraced(function* (email: string) {
  return yield* (yield* Sealer).fingerprint("known device", normaliseEmail(email))
})

/** The same for an admin. */
export const adminMarkOf = Effect.fnUntraced(function* (username: string) {
  return yield* (yield* Sealer).fingerprint("known admin device", adminIdOf(username.trim()))
})

const triedWith = (mark: string, kept: string | undefined): Tried => ({
  name: mark,
  isKnownDevice: kept === mark
})

/**
 * Whose password is tried. A device that knows the account is counted apart, so that somebody else's guessing keeps
 * no owner waiting (ASVS V6.3.1).
 */
export const accountTried = (email: string, request: Request, site: Site) =>
  Effect.map(markOf(email), (mark) => triedWith(mark, deviceMark(request, site)))

/** The same for an admin. */
export const adminTried = (username: string, request: Request, site: Site) =>
  Effect.map(adminMarkOf(username), (mark) => triedWith(mark, adminDeviceMark(request, site)))
