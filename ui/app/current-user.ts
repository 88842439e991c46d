import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { isUnauthorized, request } from "../api/api-client.ts"

/** Null when nobody is signed in. Rejects when nobody could be asked: that signs nobody out in mid-work. */
export const readCurrentUser = async (): Promise<CurrentUser | null> => {
  try {
    return await request(calls.currentUser, {})
  } catch (error) {
    if (isUnauthorized(error)) return null
    throw error
  }
}
