import { Schema } from "effect"

export const AccountSettings = Schema.Struct({
  email: Schema.String,
  signsInWith: Schema.Literals(["password", "provider"]),
  /** The owner lets the page take nothing at the moment. */
  isPaused: Schema.Boolean,
  /** Why an operator has closed the page; null: it is open. */
  suspendedFor: Schema.NullOr(Schema.String),
  /** When the account is deleted for good; null: its owner did not ask for it. */
  leavesAt: Schema.NullOr(Schema.String)
})
export type AccountSettings = typeof AccountSettings.Type

export const accountSettingsSchemas = {
  accountSettings: { body: null, answer: AccountSettings }
} as const
