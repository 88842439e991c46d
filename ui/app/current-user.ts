import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { announceAccount } from "../api/account-channel.ts"
import { isUnauthorized, request } from "../api/api-client.ts"
import { followOtherTabs, isFormerAccount, leaveFormerAccount } from "../api/other-account.ts"
import { setPageAccount } from "../api/page-account.ts"

const readSignedInUser = async (): Promise<CurrentUser | null> => {
  try {
    return await request(calls.currentUser, {})
  } catch (error) {
    if (isUnauthorized(error)) return null
    throw error
  }
}

const untilLoadedAnew = new Promise<never>(() => undefined)

/**
 * Null if nobody is signed in. Rejects if the server can't be reached, so that a lost connection doesn't sign anybody
 * out.
 */
export const readCurrentUser = async (): Promise<CurrentUser | null> => {
  const user = await readSignedInUser()
  const account = user?.id ?? null
  if (isFormerAccount(account)) {
    leaveFormerAccount(account)
    return untilLoadedAnew
  }
  if (user !== null) setPageAccount("owner", user.id)
  followOtherTabs()
  announceAccount(account)
  return user
}
