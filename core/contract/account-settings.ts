import type { accountSettingsSchemas } from "./account-settings-schemas.ts"
import { callsOf } from "./call.ts"

/** What an owner sees and changes on the account's own page. */
export const accountSettingsCalls = callsOf<typeof accountSettingsSchemas>()({
  accountSettings: {
    method: "GET",
    path: "/api/account",
    access: "owner",
    body: "none",
    success: 200,
    failures: []
  }
})
