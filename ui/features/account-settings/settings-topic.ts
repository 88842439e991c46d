import type { AccountSettings } from "#core/contract/account-settings-schemas.ts"

/** What each section of the account's page is drawn from. */
export interface SettingsTopic {
  readonly settings: AccountSettings
}
