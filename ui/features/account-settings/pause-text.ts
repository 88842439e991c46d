import type { AccountSettings } from "#core/contract/account-settings-schemas.ts"
import type { Language } from "#core/domain/languages/language.ts"
import type { AccountRightsMessages } from "../../messages/generated/catalogue.ts"
import { momentOf } from "../../text/moment.ts"

export type PauseState = Pick<AccountSettings, "isPaused" | "opensAt">

export const pauseText = (
  { isPaused, opensAt }: PauseState,
  accountRightsMessages: AccountRightsMessages,
  language: Language
): string | undefined => {
  if (opensAt !== null) return accountRightsMessages.opensAt({ moment: momentOf(opensAt, language) })
  return isPaused ? accountRightsMessages.isPaused : undefined
}
