import { Schema } from "effect"
import { AccountSettings } from "./account-settings-schemas.ts"

const Pause = Schema.Struct({ paused: Schema.Boolean })

export const accountRightsSchemas = {
  pauseAccount: { body: Pause, answer: AccountSettings }
} as const
