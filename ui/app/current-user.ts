import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { isUnauthorized, request } from "../api/api-client.ts"

/**
 * Null if nobody is signed in. Rejects if the server can't be reached, so that a lost connection doesn't sign anybody
 * out.
 */
export const readCurrentUser = async (): Promise<CurrentUser | null> => {
  try {
    return await request(calls.currentUser, {})
  } catch (error) {
    if (isUnauthorized(error)) return null
    throw error
  }
}
