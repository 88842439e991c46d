import { Schema } from "effect"
import { devices } from "../domain/accounts/device.ts"
import { Mailed } from "./account-schemas.ts"

export const AccountSettings = Schema.Struct({
  email: Schema.String,
  signsInWith: Schema.Literals(["password", "provider"]),
  /** The page takes nothing at the moment: its owner paused it, or it waits for `opensAt`. */
  isPaused: Schema.Boolean,
  /** When a page that was opened takes feedback: the next boundary of the release window. Null: it waits for none. */
  opensAt: Schema.NullOr(Schema.String),
  /** Why an operator has closed the page; null: it is open. */
  suspendedFor: Schema.NullOr(Schema.String),
  /** When the account is deleted for good; null: its owner did not ask for it. */
  leavesAt: Schema.NullOr(Schema.String),
  /** Whether this server sends mail. */
  sendsMail: Schema.Boolean,
  /** When its owner hears by mail how much came; null: never. */
  digest: Schema.NullOr(
    Schema.Struct({
      every: Schema.Literals(["day", "week"]),
      hour: Schema.Int,
      weekday: Schema.Int,
      zone: Schema.String
    })
  )
})
export type AccountSettings = typeof AccountSettings.Type

const ChangePassword = Schema.Struct({ current: Schema.String, next: Schema.String })

/** Without a password where an issuer signs people in. */
const ChangeEmail = Schema.Struct({ password: Schema.optionalKey(Schema.String), email: Schema.String })

const SetDigest = Schema.Struct({
  every: Schema.Literals(["never", "day", "week"]),
  hour: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 23 })),
  /** 1, Monday, to 7, Sunday; Monday where it is not said. */
  weekday: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 7 }))),
  /** Of the hour; UTC where it is not said. */
  zone: Schema.optionalKey(Schema.String)
})
export type SetDigest = typeof SetDigest.Type

const SessionView = Schema.Struct({
  id: Schema.String,
  device: Schema.Literals(devices),
  /** 12:00 UTC of the day: no finer time is kept. */
  lastUsedAt: Schema.String,
  isCurrent: Schema.Boolean
})
export type SessionView = typeof SessionView.Type

export const accountSettingsSchemas = {
  accountSettings: { body: null, answer: AccountSettings },
  changePassword: { body: ChangePassword, answer: null },
  changeEmail: { body: ChangeEmail, answer: Schema.Union([AccountSettings, Mailed]) },
  confirmNewEmail: { body: Schema.Struct({ token: Schema.String }), answer: AccountSettings },
  setDigest: { body: SetDigest, answer: AccountSettings },
  listSessions: { body: null, answer: Schema.Array(SessionView) },
  endOtherSessions: { body: null, answer: null },
  endSession: { body: null, answer: null }
} as const
