import { Schema } from "effect"
import { adminRoles } from "../domain/admins/admin.ts"
import { CodeNeeded, EnteredCode } from "./account-schemas.ts"

/** A missing field counts as empty, which has its own error text (spec section 5). */
export const AdminCredentials = Schema.Struct({
  username: Schema.optionalKey(Schema.String),
  password: Schema.optionalKey(Schema.String)
})
export type AdminCredentials = typeof AdminCredentials.Type

/** The role is left out of the specification's responses where there is none. */
const SignedInAdmin = Schema.Struct({
  username: Schema.String,
  role: Schema.optionalKey(Schema.Literals(adminRoles))
})

const AdminSignedIn = Schema.Struct({ isAuthenticated: Schema.Boolean, admin: SignedInAdmin })

const AdminSessionState = Schema.Struct({
  isAuthenticated: Schema.Boolean,
  admin: Schema.optionalKey(SignedInAdmin)
})

const AdminSignedOut = Schema.Struct({ message: Schema.String })

export const AdminBadge = Schema.Struct({
  name: Schema.String,
  category: Schema.String,
  tier: Schema.Int,
  description: Schema.String,
  requiredFeedback: Schema.Int,
  bonus: Schema.Int,
  imageUrl: Schema.NullOr(Schema.String),
  holders: Schema.Int
})
export type AdminBadge = typeof AdminBadge.Type

export const AdminBadgeGroups = Schema.Array(
  Schema.Struct({
    category: Schema.String,
    /** Points for one item of the category; 0 for the special badge. */
    categoryWeight: Schema.Int,
    badges: Schema.Array(AdminBadge)
  })
)
export type AdminBadgeGroups = typeof AdminBadgeGroups.Type

const BadgeUpload = Schema.Struct({
  badgeName: Schema.String,
  category: Schema.String,
  tier: Schema.String,
  description: Schema.optionalKey(Schema.String.annotate({ description: "Ignored." })),
  badgeImage: Schema.optionalKey(Schema.File)
})

export const BadgeUpdate = Schema.Struct({
  category: Schema.String,
  tier: Schema.String,
  originalName: Schema.String,
  name: Schema.String,
  description: Schema.String,
  bonus: Schema.optionalKey(Schema.String),
  badgeImage: Schema.optionalKey(Schema.File),
  /** `true` restores the built-in emblem. */
  removeImage: Schema.optionalKey(Schema.String)
})
export type BadgeUpdate = typeof BadgeUpdate.Type

export const adminSchemas = {
  adminLogin: { body: AdminCredentials, response: Schema.Union([AdminSignedIn, CodeNeeded]) },
  adminLoginWithCode: { body: EnteredCode, response: AdminSignedIn },
  adminSession: { body: null, response: AdminSessionState },
  adminLogout: { body: null, response: AdminSignedOut },
  adminBadges: { body: null, response: AdminBadgeGroups },
  uploadBadge: { body: BadgeUpload, response: AdminBadge },
  updateBadge: { body: BadgeUpdate, response: AdminBadge }
} as const
