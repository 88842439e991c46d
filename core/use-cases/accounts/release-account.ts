import { Effect } from "effect"
import { normaliseEmail } from "../../domain/accounts/email-rules.ts"
import { changeCredential } from "./change-credential.ts"
import { accountWith } from "./find-account.ts"

/**
 * Removes an account's sign-in method with its second factor, and ends all sessions; the next person who signs in
 * through the issuer with its email gets it. The operator uses it to move an account from a password, or from another
 * issuer.
 */
export const releaseAccount = Effect.fn("releaseAccount")(function* (email: string) {
  const { owner } = yield* accountWith(normaliseEmail(email))
  return yield* changeCredential(owner, { passwordHash: null, identity: null, secondFactor: null })
})
