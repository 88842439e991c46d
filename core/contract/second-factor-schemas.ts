import { Schema } from "effect"
import { code } from "./account-schemas.ts"

const password = Schema.String

/** `setUp` must come back with the first code. `address` is what an authenticator app reads from a QR code. */
const NewSecret = Schema.Struct({ secret: Schema.String, address: Schema.String, setUp: Schema.String })
export type NewSecret = typeof NewSecret.Type

const RecoveryCodes = Schema.Struct({ recoveryCodes: Schema.Array(Schema.String) })
export type RecoveryCodes = typeof RecoveryCodes.Type

const AdminSecondFactor = Schema.Struct({ isOn: Schema.Boolean, recoveryCodesLeft: Schema.Int })

const Begin = Schema.Struct({ password })

const maxSetUpLength = 1024
const Confirm = Schema.Struct({ setUp: Schema.String.check(Schema.isMaxLength(maxSetUpLength)), code })

const Confirmed = Schema.Struct({ password, code })

export const secondFactorSchemas = {
  beginSecondFactor: { body: Begin, response: NewSecret },
  confirmSecondFactor: { body: Confirm, response: RecoveryCodes },
  renewRecoveryCodes: { body: Confirmed, response: RecoveryCodes },
  turnOffSecondFactor: { body: Confirmed, response: null },
  adminSecondFactor: { body: null, response: AdminSecondFactor },
  beginAdminSecondFactor: { body: Begin, response: NewSecret },
  confirmAdminSecondFactor: { body: Confirm, response: RecoveryCodes },
  renewAdminRecoveryCodes: { body: Confirmed, response: RecoveryCodes },
  turnOffAdminSecondFactor: { body: Confirmed, response: null }
} as const
