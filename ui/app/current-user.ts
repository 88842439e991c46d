import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../api-client.ts"

/** Somebody is signed in if the call returns data; otherwise not, whatever the reason (spec section 4). */
export const readCurrentUser = async (): Promise<CurrentUser | null> => {
  try {
    return await request(calls.currentUser, {})
  } catch {
    return null
  }
}
