import type { AccountSettings } from "#core/contract/account-settings-schemas.ts"

export interface SettingsTopic {
  readonly settings: AccountSettings
}
