import { Schema } from "effect"
import { AccountSettings } from "./account-settings-schemas.ts"

const Pause = Schema.Struct({ paused: Schema.Boolean })

const Leave = Schema.Struct({ password: Schema.optionalKey(Schema.String) })

const Leaving = Schema.Struct({ leavesAt: Schema.String })

export const accountRightsSchemas = {
  pauseAccount: { body: Pause, response: AccountSettings },
  exportAccount: { body: null, response: null },
  leave: { body: Leave, response: Leaving },
  keepAccount: { body: null, response: AccountSettings }
} as const
