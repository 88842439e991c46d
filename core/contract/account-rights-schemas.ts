import { Schema } from "effect"
import { AccountSettings } from "./account-settings-schemas.ts"

const Pause = Schema.Struct({ paused: Schema.Boolean })

const Leave = Schema.Struct({ password: Schema.optionalKey(Schema.String) })

const Leaving = Schema.Struct({ leavesAt: Schema.String })

export const accountRightsSchemas = {
  pauseAccount: { body: Pause, answer: AccountSettings },
  exportAccount: { body: null, answer: null },
  leave: { body: Leave, answer: Leaving },
  keepAccount: { body: null, answer: AccountSettings }
} as const
