import { Schema } from "effect"

const AccountSettings = Schema.Struct({
  email: Schema.String,
  signsInWith: Schema.Literals(["password", "provider"])
})
export type AccountSettings = typeof AccountSettings.Type

export const accountSettingsSchemas = {
  accountSettings: { body: null, answer: AccountSettings }
} as const
