import { Schema } from "effect"

/** Fields that are missing count as empty: they get their own texts (spec section 5). */
export const AdminCredentials = Schema.Struct({
  username: Schema.optionalKey(Schema.String),
  password: Schema.optionalKey(Schema.String)
})
export type AdminCredentials = typeof AdminCredentials.Type

const AdminName = Schema.Struct({ username: Schema.String })

const AdminSignedIn = Schema.Struct({ isAuthenticated: Schema.Boolean, admin: AdminName })

/** `admin` only when somebody is signed in. */
const AdminSessionState = Schema.Struct({
  isAuthenticated: Schema.Boolean,
  admin: Schema.optionalKey(AdminName)
})

const AdminSignedOut = Schema.Struct({ message: Schema.String })

export const AdminBadge = Schema.Struct({
  name: Schema.String,
  category: Schema.String,
  tier: Schema.Int,
  description: Schema.String,
  requiredFeedback: Schema.Int,
  /** Points. */
  bonus: Schema.Int,
  /** Null: the drawn emblem. */
  imageUrl: Schema.NullOr(Schema.String),
  /** How many owners hold it. */
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

/** A picture for the badge that the other fields name; `description` is sent along and changes nothing. */
const BadgeUpload = Schema.Struct({
  badgeName: Schema.String,
  category: Schema.String,
  tier: Schema.String,
  description: Schema.optionalKey(Schema.String),
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
  /** `true` goes back to the drawn emblem. */
  removeImage: Schema.optionalKey(Schema.String)
})
export type BadgeUpdate = typeof BadgeUpdate.Type

export const adminSchemas = {
  adminLogin: { body: AdminCredentials, answer: AdminSignedIn },
  adminSession: { body: null, answer: AdminSessionState },
  adminLogout: { body: null, answer: AdminSignedOut },
  adminBadges: { body: null, answer: AdminBadgeGroups },
  uploadBadge: { body: BadgeUpload, answer: AdminBadge },
  updateBadge: { body: BadgeUpdate, answer: AdminBadge }
} as const
