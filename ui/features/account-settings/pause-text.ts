import type { AccountSettings } from "#core/contract/account-settings-schemas.ts"
import { accountRightsMessages } from "../../messages/account-rights.ts"
import { momentOf } from "../../text/moment.ts"

export type PauseState = Pick<AccountSettings, "isPaused" | "opensAt">

/** Why the page takes no feedback and until when; undefined if it takes some. */
export const pauseText = ({ isPaused, opensAt }: PauseState): string | undefined => {
  if (opensAt !== null) return accountRightsMessages.opensAt(momentOf(opensAt))
  return isPaused ? accountRightsMessages.isPaused : undefined
}
