import { Schema } from "effect"
import { SecondFactor } from "../second-factor/second-factor.ts"
import { added, bigInteger, day, instant, keyFields, text } from "../values/stored-fields.ts"

export const adminRoles = ["operator"] as const

/** Its id is the user name in lower case, which makes it unique regardless of case. */
export const Admin = Schema.Struct({
  ...keyFields("admin"),
  username: text,
  passwordHash: text,
  /** Undefined, like null, without a role: such admins maintain the badge catalogue. */
  role: added(Schema.NullOr(Schema.Literals(adminRoles))),
  secondFactor: added(Schema.NullOr(SecondFactor)),
  createdAt: instant
})
export type Admin = typeof Admin.Type

export const adminFromStored = ({ role = null, secondFactor = null, ...fields }: Admin): Admin => ({
  ...fields,
  role,
  secondFactor
})

export const AdminSession = Schema.Struct({
  ...keyFields("admin-session"),
  admin: text,
  createdAt: bigInteger,
  lastSeenAt: bigInteger
})
export type AdminSession = typeof AdminSession.Type

/** An entry of the admins' history. Never contains a password. */
export const AdminEntry = Schema.Struct({ ...keyFields("admin-entry"), on: day, who: text, what: text })
export type AdminEntry = typeof AdminEntry.Type
