import { Schema } from "effect"
import { CurrentUser } from "./account-schemas.ts"

const ProfileForm = Schema.Struct({
  name: Schema.optionalKey(Schema.String),
  jobTitle: Schema.optionalKey(Schema.String),
  bio: Schema.optionalKey(Schema.String),
  profileImage: Schema.optionalKey(Schema.File),
  /** `true` deletes the photo; other values are ignored. */
  removeImage: Schema.optionalKey(Schema.String)
})

const BadgeDisplay = Schema.Struct({ showBadgesOnLanding: Schema.Boolean })

export const profileSchemas = {
  updateProfile: { body: ProfileForm, response: CurrentUser },
  setBadgeDisplay: { body: BadgeDisplay, response: CurrentUser }
} as const
