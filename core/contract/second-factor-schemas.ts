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
  beginSecondFactor: { body: Begin, answer: NewSecret },
  confirmSecondFactor: { body: Confirm, answer: RecoveryCodes },
  renewRecoveryCodes: { body: Confirmed, answer: RecoveryCodes },
  turnOffSecondFactor: { body: Confirmed, answer: null },
  adminSecondFactor: { body: null, answer: AdminSecondFactor },
  beginAdminSecondFactor: { body: Begin, answer: NewSecret },
  confirmAdminSecondFactor: { body: Confirm, answer: RecoveryCodes },
  renewAdminRecoveryCodes: { body: Confirmed, answer: RecoveryCodes },
  turnOffAdminSecondFactor: { body: Confirmed, answer: null }
} as const
