import { Schema } from "effect"
import { AccountSettings } from "./account-settings-schemas.ts"

const Pause = Schema.Struct({ paused: Schema.Boolean })

/** The password; none where an issuer signs people in. */
const Leave = Schema.Struct({ password: Schema.optionalKey(Schema.String) })

/** When the account is deleted for good. */
const Leaving = Schema.Struct({ leavesAt: Schema.String })

export const accountRightsSchemas = {
  pauseAccount: { body: Pause, answer: AccountSettings },
  exportAccount: { body: null, answer: null },
  leave: { body: Leave, answer: Leaving },
  keepAccount: { body: null, answer: AccountSettings }
} as const
