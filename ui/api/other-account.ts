import { readAllDrafts, storeDraftsAgain } from "../components/owner-draft.ts"
import { onAccountAnnounced, type SignedInAccount } from "./account-channel.ts"
import { pageAccountOf } from "./page-account.ts"

/**
 * Loads the page of whoever is signed in now, so that no data of the former account stays in memory. The history entry
 * carries the notice, because storage would outlive it.
 */
export const leaveFormerAccount = (account?: SignedInAccount): void => {
  if (account !== null) history.replaceState({ ...history.state, formerAccount: pageAccountOf("owner") }, "")
  storeDraftsAgain()
  // A reload restores the scroll position, which is the former account's.
  window.scrollTo(0, 0)
  window.location.reload()
}

export const isFormerAccount = (account: SignedInAccount): boolean => {
  const shown = pageAccountOf("owner")
  return shown !== undefined && shown !== account
}

let isFollowing = false

export const followOtherTabs = (): void => {
  if (isFollowing) return
  isFollowing = true
  readAllDrafts()
  onAccountAnnounced((account) => {
    if (isFormerAccount(account)) leaveFormerAccount(account)
  })
}

export const takeFormerAccount = (): string | null => {
  const { formerAccount, ...state } = history.state ?? {}
  if (typeof formerAccount !== "string") return null
  history.replaceState(state, "")
  return formerAccount
}
